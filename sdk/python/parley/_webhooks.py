"""Messages of webhooks, after Standard Webhooks."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import TYPE_CHECKING, Any, Mapping, Optional, Union

from ._errors import WebhookVerificationError
from ._resources import Webhooks as _Webhooks

if TYPE_CHECKING:
    from . import types

TOLERANCE = 300
"""A message that's older, or newer, than this may be a replay. In seconds."""


def verify_webhook(
    raw_body: Union[str, bytes], headers: Mapping[str, Any], secret: str, now: Optional[float] = None
) -> None:
    """Verifies that a webhook's message is from Parley. ``raw_body`` is the body exactly as it arrived."""
    lower = {str(name).lower(): value for name, value in headers.items()}
    message_id, timestamp, given = (lower.get(f"webhook-{name}") for name in ("id", "timestamp", "signature"))
    if not message_id or not timestamp or not given:
        raise WebhookVerificationError("The headers webhook-id, webhook-timestamp, and webhook-signature are needed.")
    try:
        fresh = abs((time.time() if now is None else now) - int(timestamp)) <= TOLERANCE
        key = base64.b64decode(secret[6:] if secret.startswith("whsec_") else secret)
    except (ValueError, binascii.Error) as cause:
        raise WebhookVerificationError("The timestamp or the secret can't be read.") from cause
    if not fresh:
        raise WebhookVerificationError("The message is too old, or the clock is wrong.")
    body = raw_body.encode("utf-8") if isinstance(raw_body, str) else raw_body
    content = f"{message_id}.{timestamp}.".encode("utf-8") + body
    wanted = "v1," + base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    if not any(hmac.compare_digest(one.encode(), wanted.encode()) for one in str(given).split(" ")):
        raise WebhookVerificationError("The signature doesn't fit: is it the right secret, and the body as it arrived?")


class Webhooks(_Webhooks):
    def unwrap(
        self, raw_body: Union[str, bytes], headers: Mapping[str, Any], secret: str
    ) -> "types.WebhookEventPayload":
        """The event of a webhook's message, once its signature is verified."""
        verify_webhook(raw_body, headers, secret)
        event: "types.WebhookEventPayload" = json.loads(raw_body)
        return event
