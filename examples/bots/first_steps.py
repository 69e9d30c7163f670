#!/usr/bin/env python3
"""A bot for Kontor in Python, with nothing but the standard library.

Kontor sends a line of JSON for each decision: what this seat sees and its legal actions. The bot answers with a line of
JSON that holds the index of its choice. This bot rates every action by simple rules of thumb and takes the best one.
Change the ratings and see how it does:

    kontor arena '{"game":"hansa-teutonica","players":4}' --challenger exec:./examples/bots/first_steps.py --field random --text
"""
import json
import sys

# The value of completing a route, by its reward.
REWARDS = {"develop": 60, "post": 50, "extra-post": 45, "special": 40, "none": 15}
ABILITIES = {"actions": 9, "bank": 4, "book": 1, "privilege": 3, "keys": 5}


def pieces(view, route):
    """How many points of a route are mine, taken by others, and free."""
    seat = str(view["seat"])
    points = view["routes"].get(route, [])
    mine = sum(1 for point in points if point and point[0] == seat)
    taken = sum(1 for point in points if point) - mine
    return mine, taken, len(points) - mine - taken


def rate_place(view, at):
    """A route is good if much of it is mine and nobody is in the way."""
    mine, taken, free = pieces(view, at.split("/")[0])
    return 20 + 8 * mine - 10 * taken - 2 * free


def rate_hansa_teutonica(view, action):
    kind = action["type"]
    if kind == "create":
        reward = action["reward"]
        return 100 + REWARDS[reward["type"]] + ABILITIES.get(reward.get("ability"), 0)
    if kind == "use":
        return 200 if action["marker"].startswith(("actions", "develop")) else -5
    if kind == "place":
        return rate_place(view, action["at"])
    if kind == "income":
        supply = view["seats"][view["seat"]]["supply"]
        return 45 + action["merchants"] if supply["traders"] < 2 else 0
    if kind in ("relocate", "drop"):
        return rate_place(view, action.get("to") or action["at"])
    if kind == "displace":
        mine, taken, free = pieces(view, action["at"].split("/")[0])
        return 30 + 5 * mine if free == 0 and taken == 1 else -10
    if kind == "lift":
        return -20
    return 0


def rate_hansa(view, action):
    kind = action["type"]
    if kind == "sell":
        return 100 + 10 * len(action["goods"])
    if kind == "buy":
        return 60
    if kind == "build":
        return 40 if view["seats"][view["seat"]]["booths"] > 3 else 5
    if kind == "sail":
        return 10 + value_of_city(view, action["to"])
    if kind in ("lose", "discard"):
        return -int(action["good"].split("-")[1])
    return {"booths": 8, "replenish": 6, "skip": 4, "end-turn": 2}.get(kind, 0)


def value_of_city(view, city):
    """Goods to buy and my booths."""
    there = view["cities"][city]
    return 3 * sum(1 for good in there["warehouses"] if good) + 2 * there["booths"][view["seat"]]


def choose(request):
    view = {**request["view"], "seat": request["seat"]}
    rate = rate_hansa if view["config"]["game"] == "hansa" else rate_hansa_teutonica
    ratings = [rate(view, action) for action in request["legal"]]
    return ratings.index(max(ratings))


for line in sys.stdin:
    request = json.loads(line)
    # Python buffers output to a pipe; without flush, Kontor would wait forever.
    print(json.dumps({"id": request["id"], "choice": choose(request)}), flush=True)
