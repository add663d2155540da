import pytest

from tests.server.serving import serving


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A running server and its app, shared by the tests of one file."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server')}/test.sqlite") as running:
        yield running


@pytest.fixture
def site(served):
    return served[0]


@pytest.fixture
def app(served):
    return served[1]
