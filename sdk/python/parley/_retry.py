"""When a request is sent again, and after how long."""

from __future__ import annotations

import random
import time
from email.utils import parsedate_to_datetime
from typing import Mapping, Optional

_FIRST = 0.5
_MOST = 8.0
_LONGEST_WAIT = 60.0
"""Longer than this isn't waited for, whatever a server says. In seconds."""


def retry_after(headers: Mapping[str, str]) -> Optional[float]:
    """Seconds that a server asks to wait: ``Retry-After`` in seconds, or a date."""
    given = headers.get("retry-after", "").strip()
    if not given:
        return None
    try:
        seconds = float(given)
    except ValueError:
        try:
            seconds = parsedate_to_datetime(given).timestamp() - time.time()
        except (TypeError, ValueError):
            return None
    return min(max(seconds, 0.0), _LONGEST_WAIT)


def wait_seconds(attempt: int, headers: Optional[Mapping[str, str]]) -> float:
    """A quarter of it by chance, so that many clients don't come back at once."""
    asked = retry_after(headers) if headers is not None else None
    if asked is not None:
        return asked
    return min(_FIRST * 2**attempt, _MOST) * (1 - random.random() / 4)


def may_retry(status: int, headers: Mapping[str, str], safe: bool) -> bool:
    """Whether another try may help. ``safe``: a repeat has no effect of its own."""
    told = headers.get("x-should-retry")
    if told is not None:
        return told == "true"
    if status == 429:
        return True
    if status == 409:
        # A conflict stays one, unless the server says when to ask again.
        return safe and "retry-after" in headers
    return safe and (status == 408 or status >= 500)
