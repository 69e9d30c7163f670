#!/usr/bin/env python3
"""A first policy for Kontor: learns to beat `random` on The Salt March in five minutes, with numpy alone.

    python3 examples/python/first_policy.py 5

One hidden layer sees the features. Each action has a vector of its own, and one that it shares with its block ("place",
"create to develop", …); the policy prefers actions whose vectors fit the hidden layer. It learns by advantage
actor-critic: points gained are a small reward, winning is a large one. Then it plays against `random` without learning.
"""

import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "python"))
from kontor_env import CUT_OFF, DENSE, LEGAL, OVER, Batch  # noqa: E402

CONFIG = {"game": "hansa-teutonica", "board": "salt-march", "players": 3}
SEATINGS = [{"config": CONFIG, "bots": [None if s == own else "random" for s in range(3)]} for own in range(3)]
GAMES, STEPS, HIDDEN = 255, 16, 64  # games at the same time, decisions of each between updates
DISCOUNT, ENTROPY, RATE = 0.99, 0.01, 2e-3
POINTS, WIN = 0.1, 2.0  # what a point and a win are worth


class Policy:
    """Hidden layer h = relu(x E); value h·v; the logit of action a is h·(A[a] + B[block of a])."""

    def __init__(self, batch, rng):
        space = batch.space(0)
        self.block_of = np.concatenate([np.full(b["size"], i) for i, b in enumerate(space.blocks)])
        sizes = {"E": (batch.features, HIDDEN), "A": (space.size, HIDDEN), "B": (len(space.blocks), HIDDEN)}
        self.p = {name: rng.normal(0, 0.05, size).astype(np.float32) for name, size in sizes.items()}
        self.p["v"] = np.zeros(HIDDEN, np.float32)
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.p.items()}
        self.updates = 0

    def forward(self, x, items, rows):
        """Hidden layer, values, and for each legal action of each row its probability."""
        h = np.maximum(x @ self.p["E"], 0)
        vectors = self.p["A"][items] + self.p["B"][self.block_of[items]]
        weights = np.exp(np.clip(np.einsum("ij,ij->i", vectors, h[rows]), -30, 30))
        return h, h @ self.p["v"], vectors, weights / np.bincount(rows, weights, len(x))[rows]

    def learn(self, x, items, rows, chosen, returns):
        """One step of Adam; `chosen` are places in `items`."""
        h, values, vectors, chances = self.forward(x, items, rows)
        advantages = returns - values
        scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        surprise = np.log(chances + 1e-12)
        entropies = -np.bincount(rows, chances * surprise, len(x))
        # How the loss changes with each logit: towards what did well, and towards trying things.
        slope = chances * scaled[rows] + ENTROPY * chances * (surprise + entropies[rows])
        slope[chosen] -= scaled
        slope = (slope / len(x)).astype(np.float32)
        miss, pull = (-advantages / len(x)).astype(np.float32), slope[:, None] * h[rows]
        toward = np.add.reduceat(slope[:, None] * vectors, np.searchsorted(rows, np.arange(len(x))))
        back = (toward + 0.5 * miss[:, None] * self.p["v"]) * (h > 0)
        self.adam("E", x.T @ back)
        self.adam("v", 0.5 * h.T @ miss)
        self.adam("A", gather(items, pull, self.p["A"].shape))
        self.adam("B", gather(self.block_of[items], pull, self.p["B"].shape))
        self.updates += 1

    def adam(self, name, gradient):
        mean, square = self.moments[name]
        mean += 0.1 * (gradient - mean)
        square += 0.01 * (gradient**2 - square)
        t = self.updates + 1
        self.p[name] -= RATE * (mean / (1 - 0.9**t)) / (np.sqrt(square / (1 - 0.99**t)) + 1e-6)


def gather(at, rows, shape):
    """Sums up rows by where they belong."""
    order = np.argsort(at, kind="stable")
    places, starts = np.unique(at[order], return_index=True)
    total = np.zeros(shape, np.float32)
    total[places] = np.add.reduceat(rows[order], starts)
    return total


def play(policy, batch, seen, rng):
    """One decision in each game, drawn by its probability: what was seen and done, and the result."""
    x, items, rows = seen.dense.astype(np.float32), seen.legal.items, seen.legal.games
    chances = policy.forward(x, items, rows)[3]
    # The Gumbel trick: the largest of logarithms plus this noise is drawn with its probability.
    order = np.lexsort((np.log(chances + 1e-12) + rng.gumbel(size=len(chances)), rows))
    at = order[seen.legal.offsets[1:].astype(np.int64) - 1]
    return (x, items, rows, at), batch.step(items[at])


def own(numbers):
    """Those of the learner's seat."""
    return numbers[np.arange(GAMES), np.arange(GAMES) % 3]


def points(seen, block):
    """Read from the features: the first 40 of the block "total" are the learner's, two points each."""
    return np.where(seen.done == OVER, own(seen.totals), 2.0 * seen.dense[:, block.start : block.start + 40].sum(1))


def train(policy, batch, rng, minutes):
    block, seen = batch.feature_block("total"), batch.reset()
    end, decisions = time.time() + 60 * minutes, 0
    while time.time() < end:
        steps, rewards, ends = [], [], []
        for _ in range(STEPS):
            before = np.where(seen.done > 0, 0, points(seen, block))  # a new game begins without points
            step, seen = play(policy, batch, seen, rng)
            gained = np.where(seen.done == CUT_OFF, 0, points(seen, block) - before)
            rewards.append(POINTS * gained + WIN * own(seen.rewards))
            ends.append(seen.done > 0)
            steps.append(step)
        ahead = policy.forward(seen.dense.astype(np.float32), seen.legal.items, seen.legal.games)[1]
        returns = []
        for reward, ended in zip(rewards[::-1], ends[::-1]):
            ahead = reward + DISCOUNT * np.where(ended, 0, ahead)
            returns.append(ahead)
        xs, items, rows, chosen = zip(*steps)
        starts = np.cumsum([0] + [len(list_) for list_ in items])
        rows = np.concatenate([r + i * GAMES for i, r in enumerate(rows)])
        chosen = np.concatenate([c + start for c, start in zip(chosen, starts)])
        policy.learn(np.concatenate(xs), np.concatenate(items), rows, chosen, np.concatenate(returns[::-1]))
        decisions += GAMES * STEPS
        if policy.updates % 20 == 0:
            print(f"{decisions:9,} decisions, {max(0, end - time.time()):4.0f} s left", flush=True)


def evaluate(policy, batch, rng, each):
    """The share of wins in the next games, as many of `each` game of the batch so that short ones do not count more."""
    won, played, seen = np.zeros(GAMES), np.zeros(GAMES, int), batch.reset()
    while played.min() < each:
        _, seen = play(policy, batch, seen, rng)
        counts = (seen.done > 0) & (played < each)
        won += np.where(counts, own(seen.rewards), 0)
        played += counts
    return won.sum() / played.sum(), played.sum()


if __name__ == "__main__":
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    rng = np.random.default_rng()
    with Batch(SEATINGS, GAMES, workers=2, parts=DENSE | LEGAL, longest=3000) as batch:
        policy = Policy(batch, rng)
        train(policy, batch, rng, minutes)
        share, games = evaluate(policy, batch, rng, 4)
        print(f"won {share:.3f} of {games} games against two random players")
