"""Types of what's sent and what comes back. They're in types.pyi: editors and type checkers read them there."""

from typing import Any


def __getattr__(name: str) -> Any:
    # At run time everything is plain dicts, lists, and values.
    if name.startswith("_"):
        raise AttributeError(name)
    return Any
