"""Sends requests: with the token, within their time, and again where that may help."""

from __future__ import annotations

import http.client
import json
import os
import socket
import time
import uuid
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Generic, Iterator, List, Mapping, Optional, Tuple, TypeVar
from urllib.parse import urlencode, urlsplit

from ._errors import APIConnectionError, APITimeoutError, ParleyError, error_of
from ._retry import may_retry, wait_seconds

T = TypeVar("T")


@dataclass
class RequestOptions:
    """What one request may differ in from the client's options."""

    timeout: Optional[float] = None
    """Seconds that one try may wait for the server."""
    max_retries: Optional[int] = None
    headers: Dict[str, str] = field(default_factory=dict)
    idempotency_key: Optional[str] = None
    """Your own key in place of a random one."""


class Page(Generic[T]):
    """One page of a list. Iterated, it's the items of this page and of all that follow."""

    def __init__(self, body: Dict[str, Any], load: Callable[[str], "Page[T]"]) -> None:
        self.items: List[T] = body["items"]
        self.next: Optional[str] = body["next"]
        self._load = load

    def has_next_page(self) -> bool:
        return self.next is not None

    def get_next_page(self) -> "Page[T]":
        if self.next is None:
            raise IndexError("This is the last page: ask has_next_page() first.")
        return self._load(self.next)

    def __iter__(self) -> Iterator[T]:
        page: Page[T] = self
        while True:
            yield from page.items
            if not page.has_next_page():
                return
            page = page.get_next_page()


@dataclass
class StreamEvent:
    """One event of a stream."""

    event: str
    data: Any
    """Its data, parsed where they are JSON."""
    id: Optional[str]


def events_in(lines: Iterator[bytes]) -> Iterator[StreamEvent]:
    """Server-sent events from the lines of a stream."""
    event, data, last_id = "", [], None  # type: str, List[str], Optional[str]
    for raw in lines:
        if not raw.endswith((b"\n", b"\r")):
            # Cut off in the middle.
            return
        line = raw.decode("utf-8").rstrip("\r\n")
        if line == "":
            if data:
                text = "\n".join(data)
                try:
                    value = json.loads(text)
                except ValueError:
                    value = text
                yield StreamEvent(event or "message", value, last_id)
            event, data = "", []
            continue
        name, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if name == "event":
            event = value
        elif name == "data":
            data.append(value)
        elif name == "id":
            last_id = value


class EventStream:
    """Events as they happen. Leaving the loop, or ``close()``, ends the connection."""

    def __init__(self, open_: Callable[[], Tuple[http.client.HTTPConnection, http.client.HTTPResponse]]) -> None:
        self._open = open_
        self._connection: Optional[http.client.HTTPConnection] = None

    def __iter__(self) -> Iterator[StreamEvent]:
        self._connection, response = self._open()
        try:
            yield from events_in(iter(response.readline, b""))
        finally:
            self.close()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def __enter__(self) -> "EventStream":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


@dataclass
class _Answer:
    status: int
    headers: Dict[str, str]
    body: bytes

    def json(self) -> Any:
        try:
            return json.loads(self.body)
        except ValueError:
            return None


def _form(fields: Mapping[str, Any]) -> Tuple[bytes, str]:
    """A form with a file, and its content type. Fields come before the file, so that a server knows them by then."""
    boundary = uuid.uuid4().hex
    parts: List[bytes] = []
    for name, value in sorted(fields.items(), key=lambda one: one[0] == "file"):
        if value is None:
            continue
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"'
        if name == "file":
            file_name, data = value if isinstance(value, tuple) else (os.path.basename(getattr(value, "name", "file")), value)
            data = data if isinstance(data, bytes) else data.read()
            file_name = file_name.replace('"', "%22").replace("\r", "").replace("\n", "")
            head += f'; filename="{file_name}"\r\nContent-Type: application/octet-stream'
        else:
            data = (value if isinstance(value, str) else json.dumps(value)).encode("utf-8")
        parts.append(head.encode("utf-8") + b"\r\n\r\n" + data + b"\r\n")
    return b"".join(parts) + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


def _text(value: Any) -> str:
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


class Core:
    def __init__(self, api_key: Optional[str], base_url: Optional[str], timeout: float, max_retries: int) -> None:
        key = api_key or os.environ.get("PARLEY_TOKEN") or os.environ.get("PARLEY_API_KEY")
        url = base_url or os.environ.get("PARLEY_URL")
        if not key:
            raise ParleyError("No access token: pass api_key or set PARLEY_TOKEN.")
        if not url:
            raise ParleyError("No server URL: pass base_url or set PARLEY_URL.")
        url = url.rstrip("/")
        self.base_url = url[:-3] if url.endswith("/v1") else url
        self._key, self._timeout, self._max_retries = key, timeout, max_retries

    def json(self, method: str, path: str, **given: Any) -> Any:
        return json.loads(self.send(method, path, **given).body)

    def nothing(self, method: str, path: str, **given: Any) -> None:
        self.send(method, path, **given)

    def bytes(self, method: str, path: str, **given: Any) -> bytes:
        return self.send(method, path, **given).body

    def page(self, method: str, path: str, query: Optional[Mapping[str, Any]] = None, **given: Any) -> Page[Any]:
        def load(cursor: str) -> Page[Any]:
            return self.page(method, path, query={**(query or {}), "cursor": cursor}, **given)

        return Page(self.json(method, path, query=query, **given), load)

    def events(self, method: str, path: str, **given: Any) -> EventStream:
        return EventStream(lambda: self._retried(method, path, stream=True, **given))

    def send(self, method: str, path: str, **given: Any) -> _Answer:
        answer: _Answer = self._retried(method, path, stream=False, **given)
        return answer

    def _retried(
        self,
        method: str,
        path: str,
        *,
        stream: bool,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
        form: Optional[Mapping[str, Any]] = None,
        repeatable: bool = False,
        options: Optional[RequestOptions] = None,
    ) -> Any:
        options = options or RequestOptions()
        key = options.idempotency_key or (str(uuid.uuid4()) if repeatable else None)
        safe = method != "POST" or repeatable
        most = self._max_retries if options.max_retries is None else options.max_retries
        headers = {"authorization": f"Bearer {self._key}", "accept": "*/*"}
        data: Optional[bytes] = None
        if form is not None:
            data, headers["content-type"] = _form(form)
        elif body is not None:
            data, headers["content-type"] = json.dumps(body).encode("utf-8"), "application/json"
        if key is not None:
            headers["idempotency-key"] = key
        headers.update(options.headers)
        address = path
        pairs = [(name, _text(one)) for name, value in (query or {}).items() if value is not None
                 for one in (value if isinstance(value, (list, tuple)) else [value])]
        if pairs:
            address += "?" + urlencode(pairs)
        timeout = self._timeout if options.timeout is None else options.timeout
        attempt = 0
        while True:
            try:
                connection, response = self._ask(method, address, data, headers, timeout)
                if stream and response.status < 300:
                    return connection, response
                try:
                    answer = _Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
                finally:
                    connection.close()
            except (OSError, http.client.HTTPException) as cause:
                if not safe or attempt >= most:
                    if isinstance(cause, (socket.timeout, TimeoutError)):
                        raise APITimeoutError(f"No answer came within {timeout} s.") from cause
                    raise APIConnectionError(f"Can't reach {self.base_url}.") from cause
                time.sleep(wait_seconds(attempt, None))
            else:
                if answer.status < 300:
                    return answer
                if attempt >= most or not may_retry(answer.status, answer.headers, safe):
                    raise error_of(answer.status, answer.json(), answer.headers)
                time.sleep(wait_seconds(attempt, answer.headers))
            attempt += 1

    def _ask(
        self, method: str, address: str, data: Optional[bytes], headers: Mapping[str, str], timeout: float
    ) -> Tuple[http.client.HTTPConnection, http.client.HTTPResponse]:
        url = urlsplit(self.base_url)
        kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
        connection = kind(url.netloc, timeout=timeout)
        try:
            connection.request(method, url.path + address, data, dict(headers))
            return connection, connection.getresponse()
        except BaseException:
            connection.close()
            raise


class Resource:
    """A group of endpoints."""

    def __init__(self, core: Core) -> None:
        self._core = core
