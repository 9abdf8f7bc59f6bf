"""What this package raises."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional, Type


class ParleyError(Exception):
    """Everything that this package raises."""


class APIError(ParleyError):
    """The server answered, and refused."""

    def __init__(self, status: int, body: Any, headers: Mapping[str, str]) -> None:
        error: Dict[str, Any] = {}
        if isinstance(body, dict) and isinstance(body.get("error"), dict):
            error = body["error"]
        self.status = status
        self.code: Optional[str] = error.get("code")
        """What to tell refusals apart by, such as ``not_found``."""
        self.request_id: Optional[str] = error.get("requestId") or headers.get("x-request-id")
        """Names the request in the server's log."""
        self.details: List[Dict[str, str]] = error.get("details") or []
        self.headers = headers
        message = error.get("message") or f"The server returned {status}."
        super().__init__(f"{message} ({self.code})" if self.code else message)


class BadRequestError(APIError):
    pass


class AuthenticationError(APIError):
    pass


class PermissionDeniedError(APIError):
    pass


class NotFoundError(APIError):
    pass


class ConflictError(APIError):
    pass


class UnprocessableError(APIError):
    pass


class RateLimitError(APIError):
    pass


class ServerError(APIError):
    pass


class APIConnectionError(ParleyError):
    """No answer came: the server can't be reached, or the connection was lost."""


class APITimeoutError(APIConnectionError):
    """No answer came in time."""


class WebhookVerificationError(ParleyError):
    """A webhook isn't what it should be, or its signature doesn't fit."""


_BY_STATUS: Dict[int, Type[APIError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    422: UnprocessableError,
    429: RateLimitError,
}


def error_of(status: int, body: Any, headers: Mapping[str, str]) -> APIError:
    kind = _BY_STATUS.get(status, ServerError if status >= 500 else APIError)
    return kind(status, body, headers)
