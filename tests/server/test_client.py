"""What does a script learn from the client when things go wrong?"""

import socket
import threading

import pytest

from shinar.client import Site


def answer_once(text):
    """A server for one request that sends exactly this and hangs up."""
    listener = socket.create_server(("127.0.0.1", 0))

    def serve():
        with listener, listener.accept()[0] as line:
            line.recv(1 << 16)
            line.sendall(text)

    threading.Thread(target=serve, daemon=True).start()
    return Site(f"http://127.0.0.1:{listener.getsockname()[1]}")


@pytest.mark.parametrize("text", [b"", b"HTTP/1.1 200 OK\r\ncontent-length: 600\r\n\r\n", b"nothing like it\r\n\r\n"])
def test_a_line_that_breaks_in_an_answer_is_a_connection_error(text):
    with pytest.raises(ConnectionError):
        answer_once(text).lobby()


def test_an_address_without_a_scheme_is_refused():
    with pytest.raises(ValueError, match="begins with http"):
        Site("127.0.0.1:8000")
