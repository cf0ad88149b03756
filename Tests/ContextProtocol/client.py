"""Drives `larder mcp` with the official SDK of the Model Context Protocol, in every revision, honest and lying."""

import asyncio
import json
import os
import subprocess
import sys
import tempfile

import mcp
from mcp.client.stdio import StdioServerParameters, stdio_client

LARDER = sys.argv[1]
MODES = {"2025-11-25": "legacy", "2026-07-28": "auto"}
PASTA = {"items": [{"food": "pasta", "quantity": 200, "unit": "g"}]}
MOMENT = ["--now", "2026-11-20T12:30:00+01:00", "--zone", "Europe/Berlin"]
checks = 0


def check(condition, what):
    global checks
    checks += 1
    if not condition:
        raise AssertionError(what)


class Household:
    """A home of its own, and what larder says of it."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.home = self.folder.name

    def arguments(self, *words):
        return [*words, "--home", self.home, *MOMENT]

    def run(self, *words, text=""):
        return subprocess.run(
            [LARDER, *self.arguments(*words)], input=text, capture_output=True, text=True, timeout=60
        ).stdout

    def entries(self):
        day = json.loads(self.run("show", "day", "--json"))
        return [entry for meal in day["meals"] for entry in meal["entries"]]

    def client(self, revision, *options, answer=None):
        asked = []

        async def elicit(context, params):
            asked.append(params)
            return answer(params) if callable(answer) else answer

        server = StdioServerParameters(command=LARDER, args=self.arguments("mcp", *options))
        client = mcp.Client(
            stdio_client(server), mode=MODES[revision], elicitation_callback=elicit if answer else None,
            read_timeout_seconds=60, client_info=mcp.types.Implementation(name="kitchen", version="3.1"),
        )
        return client, asked


def answered(action, content=None):
    return mcp.types.ElicitResult(action=action, content=content)


async def reading(revision):
    household = Household()
    client, _ = household.client(revision)
    async with client:
        check(client.protocol_version == revision, f"revision {client.protocol_version}")
        tools = (await client.list_tools()).tools
        names = [tool.name for tool in tools]
        check(len(names) > 40 and "log_meal" in names and "more_tools" not in names, "the tools")
        check(names == [tool.name for tool in (await client.list_tools()).tools], "the order of the tools stays")
        check(all(tool.input_schema["type"] == "object" for tool in tools), "schemas are objects")
        hints = {tool.name: tool.annotations.read_only_hint for tool in tools}
        check(hints["show_day"] and not hints["log_meal"], "hints")
        day = await client.call_tool("show_day", {})
        check(not day.is_error and day.structured_content["day"] == "2026-11-20", "a tool that reads answers")
        check(json.loads(day.content[0].text) == day.structured_content, "the text is the structure")
        wrong = await client.call_tool("log_meal", {"items": "x", "confirmed": True})
        check(wrong.is_error and "confirmed" in wrong.content[0].text, "a wrong member is told")
        try:
            await client.call_tool("rm_rf", {})
            check(False, "an unknown tool was taken")
        except mcp.MCPError as error:
            check(error.error.code == -32602, "an unknown tool is a protocol error")
        resources = (await client.list_resources()).resources
        check([str(r.uri) for r in resources] == ["larder://today", "larder://week", "larder://foods"], "resources")
        for resource in resources:
            read = await client.read_resource(resource.uri)
            check(json.loads(read.contents[0].text) is not None, f"{resource.uri} reads")
        try:
            await client.read_resource("larder://keys")
            check(False, "a resource that is not there was read")
        except mcp.MCPError as error:
            check(error.error.code == -32602, "an unknown resource")
        prompts = (await client.list_prompts()).prompts
        check([prompt.name for prompt in prompts] == ["log", "week"], "prompts")
        said = await client.get_prompt("log", {"words": "two eggs"})
        check("two eggs" in said.messages[0].content.text, "a prompt has the person's words")
        # What the person has typed into a prompt is said; another number is the model's own.
        told = await client.call_tool("log_meal", {"items": [{"food": "egg", "quantity": 2}]})
        check(told.structured_content["lines"][0]["tier"] == "database", "a number that was said")
        told = await client.call_tool("log_meal", {"items": [{"food": "egg", "quantity": 7}]})
        check(told.structured_content["lines"][0]["tier"] == "estimated", "a number of the model's own")
        check(told.structured_content["proposal"] == "p1", "the same meal again is a correction")
    check(household.entries() == [], "nothing was saved without a yes")


async def a_yes(revision):
    household = Household()
    client, asked = household.client(revision, answer=answered("accept", {"save": True}))
    async with client:
        result = await client.call_tool("log_meal", PASTA)
        check(result.structured_content["saved"] is True, "saved on a yes")
        check(result.structured_content["sentence"].startswith("Saved: lunch"), "told from the rows")
        check("pasta, cooked" in asked[0].message and "kcal" in asked[0].message, "the person sees the card")
    check([entry["name"] for entry in household.entries()] == ["pasta, cooked"], "one entry")
    check("confirmed in kitchen 3.1" in household.run("export"), "the journal names the client")


async def no_yes(revision, answer, is_kept):
    household = Household()
    client, asked = household.client(revision, answer=answer)
    async with client:
        result = await client.call_tool("log_meal", PASTA)
        check(len(asked) == 1 and not result.structured_content["saved"], f"{answer} saves nothing")
    check(household.entries() == [], f"{answer} left no entry")
    household.run(text="/pending\ny\n")
    check(len(household.entries()) == (1 if is_kept else 0), f"the draft after {answer}")


async def no_form(revision):
    household = Household()
    client, _ = household.client(revision)
    async with client:
        result = await client.call_tool("log_meal", PASTA)
        check(result.structured_content["lines"][0]["food"] == "pasta, cooked", "the card is told")
        check("draft" in result.structured_content["status"], "it is a draft")
        mended = await client.call_tool(
            "log_meal", {"items": [{"food": "rice", "quantity": 150, "unit": "g"}], "revises": "p1"}
        )
        check(mended.structured_content["no_longer_on_it"] == ["pasta, cooked"], "a correction replaces it")
        stray = await client.call_tool("log_meal", {**PASTA, "revises": "p9"})
        check(stray.is_error and "p1" in stray.content[0].text, "a correction of what does not wait is answered")
    household.run(text="/pending\ny\n")
    check([entry["name"] for entry in household.entries()] == ["rice, cooked"], "one draft is confirmed in larder")


async def drafts_only(revision):
    household = Household()
    client, asked = household.client(revision, "--confirm", "draft", answer=answered("accept", {"save": True}))
    async with client:
        result = await client.call_tool("log_meal", PASTA)
        check(not asked and not result.structured_content["saved"], "--confirm draft asks nobody")
    check(household.entries() == [], "and saves nothing")


async def a_count(revision):
    household = Household()
    for food in ["pasta", "rice", "apple", "egg"]:
        household.run("say", f"had 100 g {food}", "--yes")
    wanted = {"slot": "lunch"}
    client, asked = household.client(revision, answer=answered("accept", {"save": True, "count": 3}))
    async with client:
        result = await client.call_tool("delete_entries", wanted)
        check("count" in asked[0].requested_schema["properties"], "many deletions want their count")
        check(not result.structured_content["saved"], "another count is no yes")
    check(len(household.entries()) == 4, "nothing was deleted")
    client, _ = household.client(revision, answer=answered("accept", {"count": 4}))
    async with client:
        check((await client.call_tool("delete_entries", wanted)).structured_content["saved"], "the count is one")
    check(household.entries() == [], "all are deleted")


class Wire:
    """The protocol without an SDK: for the oldest revision, and for lies that the SDK does not tell."""

    def __init__(self, household, *options):
        self.process = subprocess.Popen(
            [LARDER, *household.arguments("mcp", *options)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.number = 0

    def send(self, message):
        text = message if isinstance(message, str) else json.dumps({"jsonrpc": "2.0", **message})
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def read(self):
        return json.loads(self.process.stdout.readline())

    def ask(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        return self.read()

    def close(self):
        self.process.stdin.close()
        check(self.process.wait(timeout=30) == 0, "it ends with its input")
        check(self.process.stdout.read() == "", "nothing but answers on standard output")


def lies():
    household = Household()
    wire = Wire(household)
    meta = {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}},
        "io.modelcontextprotocol/clientInfo": {"name": "liar\u001b[31m", "version": "1"},
    }
    yes = {"save": {"action": "accept", "content": {"save": True}}}

    def call(arguments=PASTA, name="log_meal", **more):
        return wire.ask("tools/call", {"name": name, "arguments": arguments, "_meta": meta, **more})["result"]

    check(wire.ask("tools/list", {})["error"]["code"] == -32602, "no request before an opening")
    wrong = {**meta, "io.modelcontextprotocol/protocolVersion": "2024-01-01"}
    refused = wire.ask("tools/list", {"_meta": wrong})["error"]
    check(refused["code"] == -32022 and "2026-07-28" in refused["data"]["supported"], "an unknown revision")
    check(wire.ask("ping", {"_meta": meta})["error"]["code"] == -32601, "no ping in the newest revision")
    found = wire.ask("server/discover", {"_meta": meta})["result"]
    check(found["resultType"] == "complete" and "2025-06-18" in found["supportedVersions"], "discovery")
    check(not call(inputResponses=yes)["resultType"] == "complete", "a yes before the question is none")
    for state in ["", "x", "0" * 64]:
        check(call(requestState=state, inputResponses=yes).get("isError"), "a state that larder did not give")
    first = call()
    check(first["resultType"] == "input_required", "the person is asked")
    other = {"items": [{"food": "rice", "quantity": 5000, "unit": "g"}]}
    check(call(other, requestState=first["requestState"], inputResponses=yes).get("isError"), "a yes for another call")
    check(call(requestState=first["requestState"], inputResponses=yes).get("isError"), "a state is used up")
    check(household.entries() == [], "no lie has saved anything")
    for answer in [
        {}, {"save": True}, {"save": {"action": "accept"}}, {"save": {"action": "accept", "content": {"save": "true"}}},
        {"save": {"action": "accept", "content": {"save": 1}}}, {"other": yes["save"]}, {"save": {"action": "ACCEPT"}},
    ]:
        state = call()["requestState"]
        check(call(requestState=state, inputResponses=answer)["structuredContent"]["saved"] is False, f"{answer}")
    check(household.entries() == [], "no half yes has saved anything")
    state = call()["requestState"]
    household.run(text="/pending\nn\n")
    check(call(requestState=state, inputResponses=yes).get("isError"), "a draft that was dropped in larder stays dropped")
    state = call()["requestState"]
    check(call(requestState=state, inputResponses=yes)["structuredContent"]["saved"], "an honest yes still saves")
    check(call(requestState=state, inputResponses=yes).get("isError"), "and saves once")
    check(len(household.entries()) == 1, "one entry")
    wire.close()


def oldest():
    household = Household()
    wire = Wire(household)
    wire.send("no json")
    check(wire.read()["error"]["code"] == -32700, "what is no JSON")
    opened = wire.ask(
        "initialize",
        {"protocolVersion": "2025-06-18", "capabilities": {"elicitation": {}}, "clientInfo": {"name": "old", "version": "1"}},
    )["result"]
    check(opened["protocolVersion"] == "2025-06-18" and opened["serverInfo"]["name"] == "larder", "the oldest revision")
    wire.send({"method": "notifications/initialized"})
    check(wire.ask("ping", {})["result"] == {}, "ping")
    check(wire.ask("nonsense", {})["error"]["code"] == -32601, "an unknown method")
    question = wire.ask("tools/call", {"name": "log_meal", "arguments": PASTA})
    check(question["method"] == "elicitation/create" and "mode" not in question["params"], "the person is asked")
    # A yes to a question that was never asked, then something else meanwhile.
    wire.send({"id": "larder-1", "result": {"action": "accept", "content": {"save": True}}})
    check(wire.ask("ping", {})["result"] == {}, "other requests are answered meanwhile")
    yes = {"id": question["id"], "result": {"action": "accept", "content": {"save": True}}}
    wire.send(yes)
    check(wire.read()["result"]["structuredContent"]["saved"], "the oldest revision saves on a yes")
    wire.send(yes)
    # Cancelled: the answer that comes later counts for nothing.
    question = wire.ask("tools/call", {"name": "log_meal", "arguments": {"items": [{"food": "rice"}]}})
    wire.send({"method": "notifications/cancelled", "params": {"requestId": wire.number}})
    wire.send({"id": question["id"], "result": {"action": "accept", "content": {"save": True}}})
    check(wire.ask("ping", {})["result"] == {}, "it goes on")
    wire.close()
    check(len(household.entries()) == 1, "one entry")


async def main():
    for revision in MODES:
        await reading(revision)
        await a_yes(revision)
        await no_form(revision)
        await drafts_only(revision)
        await a_count(revision)
        for answer, is_kept in [
            (answered("decline"), False), (answered("cancel"), True), (answered("accept", {}), True),
            (answered("accept", {"save": False}), False), (answered("accept", {"save": "yes"}), True),
        ]:
            await no_yes(revision, answer, is_kept)
    lies()
    oldest()
    print(f"{checks} checks of larder mcp with {mcp.__name__} passed.")


asyncio.run(main())
