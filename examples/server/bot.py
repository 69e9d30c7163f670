#!/usr/bin/env python3
"""A bot that plays a seat at an online table, over plain HTTP, with nothing but Python 3:

    KONTOR_URL=http://localhost:8080/ KONTOR_TOKEN=... python3 examples/server/bot.py TABLE

Create the token as the person who holds the seat: POST /api/me/tokens {"label": "my bot"}. This bot picks a random
action, preferring those that score; put your own idea into `choose`.
"""
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

URL = os.environ.get("KONTOR_URL", "http://localhost:8080/")
TOKEN = os.environ["KONTOR_TOKEN"]
TABLE = sys.argv[1]
BEST = ["create", "sell", "build", "buy"]


def ask(method, path, body=None):
    """Sends a request, retrying while the server is busy or cannot be reached."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    if data is None:
        del headers["Content-Type"]
    while True:
        request = urllib.request.Request(f"{URL}api/{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=90) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            refusal = json.load(error)
            if error.code not in (429, 500, 502, 503):
                return refusal
        except OSError:
            pass
        time.sleep(0.5)


def choose(legal, view):
    for kind in BEST:
        good = [action for action in legal if action["type"] == kind]
        if good:
            return random.choice(good)
    return random.choice(legal)


def main():
    after = None
    while True:
        # Waits for something new.
        wait = "" if after is None else f"?after={after}&wait=25"
        table = ask("GET", f"tables/{TABLE}{wait}")
        if "code" in table:
            sys.exit(f"refused: {table['reason']}")
        after, document = table["number"], table["document"]
        if document["status"] in ("over", "closed"):
            print(json.dumps(document["result"]))
            return
        legal = document["you"].get("legal")
        if not legal:
            continue
        # The id identifies the decision, so a command that is sent twice is carried out once.
        step, seat = document["step"], document["you"]["seat"]
        command = {"do": "play", "action": choose(legal, document["view"])}
        done = ask("POST", f"tables/{TABLE}/commands", {"id": f"bot-{seat}-{step}", "step": step, "command": command})
        if "code" in done and done["code"] != "stale":
            print(f"refused: {done['reason']}", file=sys.stderr)
        after = None


main()
