"""Does the sanitized build catch an index outside its array, and name the line of the .py file?"""


def test_a_planted_index_is_reported_with_its_line(tree):
    # The last array of a class is the case that compilers spare unless told otherwise.
    tree.set_up("-Dsanitize=true", "--buildtype=plain")
    fine = tree.python("from shinar.games.small.rules import Small; print(Small().add(5))")
    assert (fine.stdout, fine.returncode) == ("1\n", 0), fine.stderr
    for index in [6, -1]:
        wrong = tree.python(f"from shinar.games.small.rules import Small; print(Small().add({index}))")
        assert wrong.returncode != 0
        assert wrong.stdout == ""
        assert "shinar/base.py:4:" in wrong.stderr
        assert f"index {index} out of bounds" in wrong.stderr
