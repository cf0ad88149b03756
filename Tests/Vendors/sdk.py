"""Lets larder send whole conversations in every dialect, and holds each request against the types of the vendors' own SDKs."""

import base64
import http.server
import json
import os
import pty
import shutil
import subprocess
import sys
import tempfile
import threading

import google.genai.types as gemini
import pydantic
from anthropic.types import message_create_params as anthropic
from openai.types.chat import completion_create_params as chat
from openai.types.responses import response_create_params as responses

LARDER = sys.argv[1]
MOMENT = ["--now", "2026-11-20T12:30:00+01:00", "--zone", "Europe/Berlin"]
LINES = ["hello there", "had 200 g of rice and an apple", "no, 150 g of it", "y", "how was the week", "what is in my foods"]
MEAL = {"items": [{"food": "rice", "quantity": 200, "unit": "g"}, {"food": "apple"}]}
CALLS = [("log_meal", MEAL), ("show_period", {"period": "week"}), ("more_tools", {"topic": "foods"}), ("browse_foods", {})]
PLATE = (
    "iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAAs0lEQVR42s3CCTYCAABF0bewvzBJRRQyZShlJsNW/rJs491z6V5U6SCqdD+qdBhVehBV"
    "OooqHUeVTqJKD6NKj6JKp1Glx1GlJ1Gls6jSeVTpaVTpWVTpeVTpIqr0Iqr0Mqr0Kqr0Oqr0Jqp0GVV6G1V6F1V6H1X6EFW6iipdR5U+RpVuokq3UaVP"
    "UaXPUaUvUaWvUaVvUaXvUaUfUaWfUaVfUaW7qNLvqNKfqNLfqNK/qP4DfA0wU04eWVYAAAAASUVORK5CYII="
)


def stream(*events):
    return "".join(f"data: {json.dumps(event)}\n\n" for event in events).encode()


def answer(dialect, call, number):
    """A call, or words where `call` is none."""
    name, arguments = call or (None, None)
    if dialect == "openai":
        item = (
            {"type": "function_call", "id": f"fc_{number}", "call_id": f"call_{number}", "name": name,
             "arguments": json.dumps(arguments), "status": "completed"}
            if call else
            {"type": "message", "id": f"msg_{number}", "role": "assistant", "status": "completed",
             "content": [{"type": "output_text", "text": "Here.", "annotations": []}]}
        )
        thought = {"type": "reasoning", "id": f"rs_{number}", "summary": [], "encrypted_content": "gAAAA"}
        return stream({"type": "response.completed", "response": {
            "object": "response", "status": "completed", "output": [thought, item], "usage": {"input_tokens": 9, "output_tokens": 9}}})
    if dialect == "compatible":
        delta = (
            {"tool_calls": [{"index": 0, "id": f"call_{number}", "type": "function",
                             "function": {"name": name, "arguments": json.dumps(arguments)}}]}
            if call else {"content": "Here."}
        )
        return stream({"choices": [{"index": 0, "delta": delta, "finish_reason": "stop"}]}) + b"data: [DONE]\n\n"
    if dialect == "anthropic":
        block = {"type": "tool_use", "id": f"toolu_{number}", "name": name, "input": arguments} if call else {"type": "text", "text": "Here."}
        return stream(
            {"type": "message_start", "message": {"id": "m", "role": "assistant", "content": [], "usage": {"input_tokens": 9}}},
            {"type": "content_block_start", "index": 0, "content_block": {"type": "thinking", "thinking": "Hm.", "signature": "c2ln"}},
            {"type": "content_block_stop", "index": 0},
            {"type": "content_block_start", "index": 1, "content_block": block}, {"type": "content_block_stop", "index": 1},
            {"type": "message_delta", "delta": {"stop_reason": "end_turn"}, "usage": {"output_tokens": 9}}, {"type": "message_stop"})
    part = {"functionCall": {"name": name, "args": arguments}, "thoughtSignature": "c2ln"} if call else {"text": "Here."}
    return stream({"candidates": [{"content": {"role": "model", "parts": [part]}, "finishReason": "STOP"}]})


class Server(http.server.ThreadingHTTPServer):
    """Calls a tool for each line, then says a word; keeps what it was asked."""

    def __init__(self, dialect):
        self.dialect, self.bodies, self.calls = dialect, [], list(CALLS)
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                server.bodies.append(body)
                isCall = len(server.bodies) % 2 == 0 and server.calls
                data = answer(server.dialect, server.calls.pop(0) if isCall else None, len(server.bodies))
                self.send_response(200)
                self.send_header("content-type", "text/event-stream")
                self.send_header("content-length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *arguments):
                pass

        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()


def think_aloud(command, environment):
    """The same on a terminal, where somebody wants to see what the model thinks."""
    ours, theirs = pty.openpty()
    person = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env={**environment, "TERM": "dumb"})
    os.close(theirs)
    os.write(ours, b"/thinking on\nhello there\n/quit\n")
    shown = b""
    try:
        while piece := os.read(ours, 65_536):
            shown += piece
    except OSError:
        pass  # The terminal is closed with its last program.
    person.wait(timeout=120)
    os.close(ours)
    assert b"What a model thinks is shown" in shown, shown.decode(errors="replace")


def requests(dialect):
    """What larder sends in a conversation with a meal, questions and a picture."""
    server = Server(dialect)
    model = {"openai": "gpt-5.4-mini", "anthropic": "claude-opus-5", "gemini": "gemini-3-flash"}.get(dialect, "any")
    with tempfile.TemporaryDirectory() as home:
        asked = ["--home", home, *MOMENT, "--model", f"{dialect}:{model}",
                 "--base-url", f"http://127.0.0.1:{server.server_address[1]}/v1", "--effort", "low"]
        keys = {name: "sk-test" for name in ("OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY", "LARDER_API_KEY")}
        environment = {"PATH": os.environ["PATH"], **keys}
        subprocess.run([LARDER, *asked, "--no-local"], input="\n".join(LINES) + "\n", text=True, env=environment,
                       capture_output=True, timeout=120)
        think_aloud([LARDER, *asked, "--no-local", "--plain"], environment)
        if shutil.which("vipsthumbnail"):
            plate = os.path.join(home, "plate.png")
            with open(plate, "wb") as file:
                file.write(base64.b64decode(PLATE))
            subprocess.run([LARDER, *asked, "read", plate], env=environment, capture_output=True, timeout=120)
    return server.bodies



def check_typed(body, parameters):
    """By the SDK's typed dictionary; it does not know every member that there is, so these are looked at by their names."""
    names = {name for base in getattr(parameters, "__orig_bases__", ()) for name in getattr(base, "__annotations__", {})}
    names |= set(parameters.__annotations__)
    extra = set(body) - names
    assert not extra, f"unknown members {extra}"
    pydantic.TypeAdapter(parameters).validate_python(body)


def check_gemini(body):
    extra = set(body) - {"contents", "tools", "systemInstruction", "generationConfig"}
    assert not extra, f"unknown members {extra}"
    for content in body["contents"]:
        gemini.Content.model_validate(content)
    for tool in body.get("tools", []):
        gemini.Tool.model_validate(tool)
    if "systemInstruction" in body:
        gemini.Content.model_validate(body["systemInstruction"])
    gemini.GenerationConfig.model_validate(body["generationConfig"])


CHECKS = {
    "openai": lambda body: check_typed(body, responses.ResponseCreateParamsStreaming),
    "compatible": lambda body: check_typed(body, chat.CompletionCreateParamsStreaming),
    "anthropic": lambda body: check_typed(body, anthropic.MessageCreateParamsStreaming),
    "gemini": check_gemini,
}

count = 0
for dialect, check in CHECKS.items():
    bodies = requests(dialect)
    assert len(bodies) >= 8, f"{dialect}: {len(bodies)} requests only"
    for body in bodies:
        # What a server on this machine may know beside.
        try:
            check(body)
        except Exception as fault:
            print(json.dumps(body)[:3000])
            raise AssertionError(f"{dialect}: {fault}") from fault
        count += 1
print(f"{count} requests fit the types of the vendors' SDKs")
