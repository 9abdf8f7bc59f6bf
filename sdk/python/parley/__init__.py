"""Parley's API: ``Parley(api_key="sk-…", base_url="https://voice.example.com").calls.list()``."""

from __future__ import annotations

from typing import Optional

from . import types
from ._core import Core, EventStream, Page, RequestOptions, StreamEvent
from ._errors import (
    APIConnectionError,
    APIError,
    APITimeoutError,
    AuthenticationError,
    BadRequestError,
    ConflictError,
    NotFoundError,
    ParleyError,
    PermissionDeniedError,
    RateLimitError,
    ServerError,
    UnprocessableError,
    WebhookVerificationError,
)
from ._resources import Resources
from ._webhooks import Webhooks, verify_webhook

__version__ = "0.1.0"


class Parley(Resources):
    """A client. Without arguments it reads ``PARLEY_TOKEN`` (or ``PARLEY_API_KEY``) and ``PARLEY_URL``."""

    webhooks: Webhooks

    def __init__(
        self,
        api_key: Optional[str] = None,
        base_url: Optional[str] = None,
        *,
        timeout: float = 60.0,
        max_retries: int = 2,
    ) -> None:
        core = Core(api_key, base_url, timeout, max_retries)
        super().__init__(core)
        self.webhooks = Webhooks(core)
        self.base_url = core.base_url


__all__ = [
    "APIConnectionError",
    "APIError",
    "APITimeoutError",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "EventStream",
    "NotFoundError",
    "Page",
    "Parley",
    "ParleyError",
    "PermissionDeniedError",
    "RateLimitError",
    "RequestOptions",
    "ServerError",
    "StreamEvent",
    "UnprocessableError",
    "WebhookVerificationError",
    "types",
    "verify_webhook",
]
