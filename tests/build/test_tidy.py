"""Do the small checkers of `make check` find what they look for?"""

from tools import check_tree, rules_without_tests


def test_rules_are_found_where_a_paragraph_starts_with_their_number(tmp_path):
    (tmp_path / "RULES.md").write_text(
        "**R1.1** One.\n\n- **R1.2** Two, see **R9.9**.\n\n## **R2** Three\n1. **R2.1** x"
    )
    assert rules_without_tests.rules(tmp_path) == ["R1.1", "R1.2", "R2", "R2.1"]


def test_a_test_quotes_the_rules_in_its_name(tmp_path):
    file = tmp_path / "test_small.py"
    file.write_text(
        "def test_r1_1_and_R2_3a_hold(): ...\nclass TestMore:\n    def test_r12_10_x(self): ...\ndef r5_5(): ...\n"
    )
    assert rules_without_tests.quoted([file]) == {"R1.1", "R2.3a", "R12.10"}


def test_machine_paths_are_told_from_other_paths():
    found = check_tree.MACHINE_PATH.search
    assert found("see /" + "root/notes.txt")
    assert found('"/' + 'home/ada/shinar"')
    assert not found("https://example.org/work/of/art and src/work/x")


def test_globs_with_alternatives_are_taken_apart():
    assert sorted(check_tree.expand("a/{b,c/{d,e}}.py")) == ["a/b.py", "a/c/d.py", "a/c/e.py"]
