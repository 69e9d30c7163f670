"""Observations a second through Python, with random actions: `kontor bench env` runs it."""

import json
import resource
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))
from kontor_env import Batch  # noqa: E402

config, games, workers, warm_up, seconds = sys.argv[1:]
with Batch(json.loads(config), int(games), workers=int(workers), seed=1) as batch:
    seen = batch.reset()
    observations = 0
    for duration in (float(warm_up), float(seconds)):
        start = now = time.perf_counter()
        steps = 0
        while now - start < duration:
            seen = batch.step(seen.legal.draw())
            steps += 1
            now = time.perf_counter()
        observations += steps * batch.games
users = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
cpu = sum(usage.ru_utime + usage.ru_stime for usage in map(resource.getrusage, users))
print(json.dumps({"perSecond": steps * batch.games / (now - start), "cpuMicroseconds": cpu / observations * 1e6}))
