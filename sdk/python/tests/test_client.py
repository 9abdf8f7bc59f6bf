"""The client against a running server (PARLEY_URL, PARLEY_TOKEN), and against one that fails on purpose."""

import base64
import hashlib
import hmac
import json
import threading
import time
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Dict, List, Tuple

import parley
from parley import Parley, RequestOptions
from parley._core import events_in

NO_ID = "019a8f3c-7d2e-7b61-9c54-2f8d1e6a4b90"


class AgainstTheServer(unittest.TestCase):
    def setUp(self) -> None:
        self.client = Parley()

    def test_makes_reads_and_removes_an_agent(self) -> None:
        agent = self.client.agents.create(template="appointment-scheduler", name="Front desk")
        self.assertEqual(self.client.agents.get(agent["id"])["name"], "Front desk")
        self.client.agents.remove(agent["id"])
        with self.assertRaises(parley.NotFoundError) as caught:
            self.client.agents.get(agent["id"])
        self.assertEqual((caught.exception.status, caught.exception.code), (404, "not_found"))
        self.assertTrue(caught.exception.request_id)

    def test_talks_with_an_agent_as_it_answers(self) -> None:
        agent = self.client.agents.create(template="appointment-scheduler")
        chat = self.client.chats.start(agent["id"], draft=True)
        events = list(self.client.chats.stream(chat["id"], text="I would like an appointment"))
        self.assertEqual({one.event for one in events}, {"message", "done"})
        self.assertEqual(events[-1].data["id"], chat["id"])

    def test_goes_over_all_pages(self) -> None:
        for number in range(5):
            self.client.contacts.create(name=f"Person {number}", phone=f"+4930123450{number}0")
        names = [one["name"] for one in self.client.contacts.list(limit=2)]
        self.assertEqual(sorted(names), [f"Person {number}" for number in range(5)])
        first = self.client.contacts.list(limit=4)
        self.assertTrue(first.has_next_page())
        last = first.get_next_page()
        self.assertEqual((len(last.items), last.has_next_page()), (1, False))
        self.assertRaises(IndexError, last.get_next_page)

    def test_sends_a_file_and_gets_its_bytes(self) -> None:
        kept = self.client.knowledge.upload(file=("hours.txt", "We’re open from nine to five.".encode()))
        self.assertEqual(self.client.knowledge.original(kept["id"]).decode(), "We’re open from nine to five.")

    def test_tells_what_is_wrong(self) -> None:
        with self.assertRaises(parley.BadRequestError) as caught:
            self.client.contacts.create(name="", phone="+49301234500")
        self.assertEqual(caught.exception.details[0]["path"], "body.name")
        self.assertRaises(parley.AuthenticationError, Parley(api_key="sk-none").agents.list)
        self.assertRaises(parley.APIConnectionError, Parley(base_url="http://127.0.0.1:1", max_retries=0).agents.list)


class Failing(BaseHTTPRequestHandler):
    answers: List[Tuple[int, Dict[str, str]]] = []
    keys: List[str] = []

    def do_GET(self) -> None:
        Failing.keys.append(self.headers.get("idempotency-key", ""))
        self.rfile.read(int(self.headers.get("content-length", 0)))
        status, headers = Failing.answers.pop(0) if Failing.answers else (200, {})
        if status == 0:
            self.close_connection = True
            return
        body = json.dumps({"items": [], "next": None, "error": {"code": "x", "message": "No."}}).encode()
        self.send_response(status)
        for name, value in {**headers, "content-length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_GET

    def log_message(self, *_: Any) -> None:
        pass


class Repeats(unittest.TestCase):
    def setUp(self) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Failing)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.client = Parley(api_key="sk-x", base_url=f"http://127.0.0.1:{self.server.server_port}")
        Failing.keys = []

    def tearDown(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def test_have_one_key(self) -> None:
        Failing.answers = [(503, {"retry-after": "0"}), (409, {"retry-after": "0"})]
        self.client.agents.create(template="x")
        self.assertEqual(len(Failing.keys), 3)
        self.assertEqual(len(set(Failing.keys)), 1)
        self.assertRegex(Failing.keys[0], r"^[0-9a-f-]{36}$")

    def test_come_after_a_lost_connection_only_where_they_do_no_harm(self) -> None:
        Failing.answers = [(0, {})]
        self.client.agents.list()
        self.assertEqual(len(Failing.keys), 2)
        Failing.answers, Failing.keys = [(0, {})], []
        self.assertRaises(parley.APIConnectionError, self.client.chats.end, NO_ID)
        self.assertEqual(len(Failing.keys), 1)

    def test_end(self) -> None:
        Failing.answers = [(429, {"retry-after": "0"})] * 4
        with self.assertRaises(parley.RateLimitError):
            self.client.agents.list(request_options=RequestOptions(max_retries=3))
        self.assertEqual(len(Failing.keys), 4)
        Failing.answers, Failing.keys = [(409, {})], []
        self.assertRaises(parley.ConflictError, self.client.agents.list)
        Failing.answers, Failing.keys = [(500, {"x-should-retry": "false"})], []
        self.assertRaises(parley.ServerError, self.client.agents.list)
        self.assertEqual(len(Failing.keys), 1)


class Messages(unittest.TestCase):
    secret = "whsec_" + base64.b64encode(b"a secret of some length").decode()
    body = json.dumps({"type": "agent.activated", "data": {"name": "Desk"}})

    def headers(self, at: float) -> Dict[str, str]:
        content = f"m-1.{int(at)}.{self.body}".encode()
        signature = base64.b64encode(hmac.new(b"a secret of some length", content, hashlib.sha256).digest()).decode()
        return {"Webhook-Id": "m-1", "webhook-timestamp": str(int(at)), "webhook-signature": f"v1,AAAA v1,{signature}"}

    def test_are_unwrapped_where_the_signature_fits(self) -> None:
        webhooks = Parley(api_key="sk-x", base_url="http://127.0.0.1").webhooks
        now = time.time()
        self.assertEqual(webhooks.unwrap(self.body, self.headers(now), self.secret)["data"]["name"], "Desk")
        for body, headers, secret in [
            (self.body + " ", self.headers(now), self.secret),
            (self.body, self.headers(now - 400), self.secret),
            (self.body, self.headers(now), "whsec_" + base64.b64encode(b"another").decode()),
            (self.body, {}, self.secret),
            (self.body, {**self.headers(now), "webhook-timestamp": "soon"}, self.secret),
        ]:
            self.assertRaises(parley.WebhookVerificationError, webhooks.unwrap, body, headers, secret)

    def test_streams_are_cut_into_events(self) -> None:
        lines = [b'event: message\r\n', b'data: {"a":\r\n', b"data: 1}\r\n", b"\r\n", b": comment\n", b"id: 7\n"]
        events = list(events_in(iter([*lines, b"data: two words\n", b"\n", b"data: lost"])))
        self.assertEqual([(one.event, one.data, one.id) for one in events], [("message", {"a": 1}, None), ("message", "two words", "7")])


if __name__ == "__main__":
    unittest.main()
