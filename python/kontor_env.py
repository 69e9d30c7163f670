"""Kontor for programs that learn: many games of Hansa Teutonica and Hansa at once, as numpy arrays.

One file, numpy only. It starts ``kontor env`` and speaks its binary frames; ``docs/env.md`` describes them. ::

    from kontor_env import Batch

    config = {"game": "hansa-teutonica", "board": "salt-march", "players": 3}
    with Batch(config, games=256, workers=2, bots=[None, "random", "random"]) as batch:
        seen = batch.reset()
        for _ in range(1000):
            seen = batch.step(seen.legal.draw())

Built on it: ``VectorEnv`` (the interface of Gymnasium's vector environments), ``AECEnv`` (of PettingZoo's AEC
environments), ``Game`` and ``State`` (in the manner of OpenSpiel). Each imports its library only where it needs it.
"""

from __future__ import annotations

import importlib
import json
import os
import shlex
import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, Iterator, List, Mapping, NoReturn, Optional, Sequence, Tuple, TypeVar, Union

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
Config = Mapping[str, Any]
Bots = Sequence[Optional[str]]
Part = TypeVar("Part")

# What an observation holds besides the fixed arrays; add up what you need.
FEATURES, DENSE, LEGAL, MASK = 1, 2, 4, 8
# ``Observation.done``
GOING_ON, OVER, CUT_OFF = 0, 1, 2
NO_ACTION = -1

_VERSION = 1
_HEADER = struct.Struct("<4sHHII")
_REFUSAL, _SCHEMA, _RESET, _STEP, _OBSERVE, _CLONE, _RESTORE, _VIEW = range(8)
_RNG = np.random.default_rng()


class Refused(ValueError):
    """A request that was refused; it has changed nothing. After one that ``ends``, the process is gone."""

    def __init__(self, field: str, reason: str, ends: bool) -> None:
        super().__init__(f"{field}: {reason}" if field else reason)
        self.field, self.reason, self.ends = field, reason, ends


@dataclass(frozen=True)
class Lists:
    """A list of numbers for each game, one after the other: that of game i is ``items[offsets[i]:offsets[i + 1]]``."""

    offsets: Array
    items: Array

    def row(self, game: int) -> Array:
        """The list of one game."""
        return self.items[self.offsets[game] : self.offsets[game + 1]]

    @property
    def lengths(self) -> Array:
        """How long each list is."""
        return np.diff(self.offsets.astype(np.int64))

    @property
    def games(self) -> Array:
        """For each item the game whose list it is in."""
        return np.repeat(np.arange(len(self.offsets) - 1), self.lengths)

    def draw(self, rng: np.random.Generator = _RNG) -> Array:
        """One item of each list, each as likely as the others; -1 for an empty list."""
        lengths = self.lengths
        if self.items.size == 0:
            return np.full(len(lengths), NO_ACTION, np.int32)
        at = self.offsets[:-1] + (rng.random(len(lengths)) * lengths).astype(np.int64)
        drawn = self.items[np.minimum(at, self.items.size - 1)].astype(np.int32)
        return np.where(lengths > 0, drawn, NO_ACTION).astype(np.int32)


@dataclass(frozen=True)
class Observation:
    """How all games of a batch stand; N games with seats for P players.

    ``seats`` (N): the seat that decides, -1 in a game that is over. ``done`` (N): GOING_ON, or OVER or CUT_OFF for a
    game that ended in this step. ``rewards``, ``totals``, ``ranks`` (N, P): of a game that is OVER, else 0. ``seeds``
    and ``decisions`` (N). With auto-reset, seats, seeds, decisions and the lists are those of the new game.
    Only what was asked for is there: ``features`` and ``legal`` are lists, ``dense`` is (N, F) of 0 and 1, ``mask`` is
    (N, A) of booleans.
    """

    seats: Array
    done: Array
    rewards: Array
    totals: Array
    ranks: Array
    seeds: Array
    decisions: Array
    _features: Optional[Lists]
    _dense: Optional[Array]
    _legal: Optional[Lists]
    _mask: Optional[Array]

    @property
    def features(self) -> Lists:
        """The features that are present for the seat that decides."""
        return _there(self._features, "FEATURES")

    @property
    def dense(self) -> Array:
        """The same as a row of 0 and 1 for each game."""
        return _there(self._dense, "DENSE")

    @property
    def legal(self) -> Lists:
        """The legal actions, as indexes of the action space."""
        return _there(self._legal, "LEGAL")

    @property
    def mask(self) -> Array:
        """The same as a row of booleans for each game."""
        return _there(self._mask, "MASK")


def _there(part: Optional[Part], name: str) -> Part:
    if part is None:
        raise AttributeError(f"this observation was asked for without {name}")
    return part


class ActionSpace:
    """What the indexes of actions mean: blocks of all combinations of their parts, the last counting fastest."""

    def __init__(self, actions: Mapping[str, Any]) -> None:
        self.size: int = actions["count"]
        self.blocks: List[Dict[str, Any]] = actions["blocks"]

    def block_of(self, index: int) -> Dict[str, Any]:
        """The block an index lies in."""
        if not 0 <= index < self.size:
            raise IndexError(f"there is no action {index}")
        return next(block for block in reversed(self.blocks) if index >= block["first"])

    def parts(self, index: int) -> Dict[str, str]:
        """An action part by part: ``{"action": "place", "piece": "trader", "at": "…/0"}``."""
        block = self.block_of(index)
        rest = index - block["first"]
        named: List[Tuple[str, str]] = []
        for part in reversed(block["parts"]):
            rest, digit = divmod(rest, len(part["values"]))
            named.append((part["name"], part["values"][digit]))
        return {"action": block["name"], **dict(reversed(named))}

    def name(self, index: int) -> str:
        """An action in one line."""
        parts = self.parts(index)
        action = parts.pop("action")
        return " ".join([action, *(f"{key}={value}" for key, value in parts.items())])


def _command() -> List[str]:
    given = os.environ.get("KONTOR")
    if given:
        return shlex.split(given)
    beside = Path(__file__).resolve().parent.parent / "bin" / "kontor.js"
    return ["node", str(beside)] if beside.exists() else ["npx", "kontor"]


class Batch:
    """Games that are played at the same time by one ``kontor env``.

    ``config``: a config, or a list of configs and seatings (``{"config": …, "bots": […]}``); game i has the entry i
    modulo their number. ``bots``: for each seat the name of a bot, or None for a seat that you play. ``parts``: what
    observations hold, a sum of FEATURES, DENSE, LEGAL and MASK. ``command``: how Kontor is started.
    """

    def __init__(
        self,
        config: Union[Config, Sequence[Config]],
        games: int = 1,
        *,
        workers: int = 1,
        bots: Optional[Bots] = None,
        seed: Optional[int] = None,
        reward: str = "win",
        longest: Optional[int] = None,
        slots: int = 0,
        auto_reset: bool = True,
        parts: int = FEATURES | LEGAL,
        board_files: Sequence[str] = (),
        command: Optional[Sequence[str]] = None,
    ) -> None:
        args = ["env", "--config", json.dumps(config), "--batch", str(games), "--workers", str(workers)]
        args += ["--reward", reward, "--slots", str(slots)]
        args += ["--bots", ",".join(bot or "outside" for bot in bots)] if bots is not None else []
        args += ["--seed", str(seed)] if seed is not None else []
        args += ["--longest", str(longest)] if longest is not None else []
        args += [] if auto_reset else ["--no-auto-reset"]
        for file in board_files:
            args += ["--board-file", str(file)]
        self.games = games
        self.parts = parts
        self._id = 0
        self._process = subprocess.Popen(
            [*(command or _command()), *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        _widen_pipe(self._process.stdout)
        try:
            self._send(_SCHEMA)
            self.schema: Dict[str, Any] = json.loads(self._receive(_SCHEMA))
        except BaseException:
            self.close()
            raise
        self.players: int = self.schema["players"]
        self.fingerprint: str = self.schema["fingerprint"]
        self.spaces = [ActionSpace(seating["actions"]) for seating in self.schema["seatings"]]
        self.actions = max(space.size for space in self.spaces)
        self.features: int = self.schema["featureWidth"]

    def space(self, game: int) -> ActionSpace:
        """What the actions of a game mean."""
        return self.spaces[game % len(self.spaces)]

    def feature_block(self, name: str, game: int = 0) -> slice:
        """Where a named block of features lies, for rows of ``dense``."""
        seatings = self.schema["seatings"]
        blocks = seatings[game % len(seatings)]["features"]["blocks"]
        block = next(block for block in blocks if block["name"] == name)
        return slice(block["first"], block["first"] + block["size"])

    def reset(
        self, games: Optional[Sequence[int]] = None, seeds: Optional[Sequence[int]] = None, parts: Optional[int] = None
    ) -> Observation:
        """Starts all games again, or those that are named; ``seeds`` are theirs, otherwise each takes its next."""
        chosen = np.arange(self.games) if games is None else np.asarray(games, np.int64)
        which = np.zeros(-(-self.games // 4) * 4, np.uint8)
        given = np.zeros(self.games, np.uint32)
        which[chosen] = 1 if seeds is None else 2
        if seeds is not None:
            given[chosen] = np.asarray(seeds, np.uint32)
        self._send(_RESET, self._parts(parts), which.tobytes(), given.tobytes())
        return self._observation(_RESET)

    def step(self, actions: npt.ArrayLike, parts: Optional[int] = None) -> Observation:
        """Plays an action in each game; -1 leaves a game as it is."""
        self.send_step(actions, parts)
        return self.receive_step()

    def send_step(self, actions: npt.ArrayLike, parts: Optional[int] = None) -> None:
        """The first half of ``step``: do something else before ``receive_step``, for example step another batch."""
        self._send(_STEP, self._parts(parts), np.asarray(actions).astype("<i4").tobytes())

    def receive_step(self) -> Observation:
        """The second half of ``step``."""
        return self._observation(_STEP)

    def observe(self, parts: Optional[int] = None) -> Observation:
        """The last observation again, perhaps with other parts."""
        self._send(_OBSERVE, self._parts(parts))
        return self._observation(_OBSERVE)

    def clone(self, pairs: Sequence[Tuple[int, int]]) -> None:
        """Keeps games in slots: pairs of game and slot."""
        self._send(_CLONE, np.asarray(pairs, "<u4").tobytes())
        self._receive(_CLONE)

    def restore(self, pairs: Sequence[Tuple[int, int]], parts: Optional[int] = None) -> Observation:
        """Puts kept games back: pairs of slot and game, which must have the same seating."""
        self._send(_RESTORE, self._parts(parts), np.asarray(pairs, "<u4").tobytes())
        return self._observation(_RESTORE)

    def view(self, game: int = 0) -> Dict[str, Any]:
        """What the seat that decides may see, in words and numbers (``docs/formats.md``)."""
        self._send(_VIEW, struct.pack("<I", game))
        view: Dict[str, Any] = json.loads(self._receive(_VIEW))
        return view

    def close(self) -> None:
        """Ends the process."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.wait()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _parts(self, parts: Optional[int]) -> bytes:
        return struct.pack("<I", self.parts if parts is None else parts)

    def _send(self, kind: int, *body: bytes) -> None:
        self._id = (self._id + 1) & 0xFFFFFFFF
        data = b"".join(body)
        left = memoryview(_HEADER.pack(b"KENV", _VERSION, kind, self._id, len(data)) + data)
        assert self._process.stdin is not None
        try:
            while left:
                left = left[self._process.stdin.write(left) or 0 :]
        except BrokenPipeError:
            self._gone()

    def _receive(self, kind: int) -> bytearray:
        magic, version, found, reply_to, length = _HEADER.unpack(self._read(_HEADER.size))
        if magic != b"KENV" or version != _VERSION:
            raise ConnectionError("what came is no frame of this version")
        body = self._read(length)
        if found == _REFUSAL:
            raise Refused(**json.loads(body))
        if (found, reply_to) != (kind, self._id):
            raise ConnectionError(f"the reply is of kind {found} to {reply_to}, not {kind} to {self._id}")
        return body

    def _read(self, count: int) -> bytearray:
        data = bytearray(count)
        view = memoryview(data)
        pipe: Any = self._process.stdout
        while view:
            read = pipe.readinto(view)
            if not read:
                self._gone()
            view = view[read:]
        return data

    def _gone(self) -> NoReturn:
        raise ConnectionError(f"kontor env has ended with status {self._process.wait()}")

    def _observation(self, kind: int) -> Observation:
        body = self._receive(kind)
        at = 0

        def take(dtype: str, *shape: int) -> Array:
            nonlocal at
            count = int(np.prod(shape))
            array = np.frombuffer(body, dtype, count, at).reshape(shape)
            at += -(-array.nbytes // 8) * 8
            return array

        def lists(dtype: str) -> Lists:
            offsets = take("<u4", games + 1)
            return Lists(offsets, take(dtype, int(offsets[-1])))

        games, players, parts, _ = (int(number) for number in take("<u4", 4))
        seeds, decisions = take("<u4", games), take("<u4", games)
        rewards, totals = take("<f4", games, players), take("<i2", games, players)
        ranks, seats, done = take("u1", games, players), take("i1", games), take("u1", games)
        features = lists("<u2") if parts & FEATURES else None
        dense = take("u1", games, self.features) if parts & DENSE else None
        legal = lists("<i4") if parts & LEGAL else None
        mask = None
        if parts & MASK:
            bits = take("u1", games, self.schema["maskBytes"])
            mask = np.unpackbits(bits, axis=1, count=self.actions, bitorder="little").view(np.bool_)
        return Observation(
            seats, done, rewards, totals, ranks, seeds, decisions, features, dense, legal, mask
        )


def _widen_pipe(pipe: Any) -> None:
    """Makes the pipe large enough for a whole observation, where the system allows it."""
    try:
        import fcntl

        fcntl.fcntl(pipe, getattr(fcntl, "F_SETPIPE_SZ"), 1 << 20)
    except (ImportError, AttributeError, OSError):
        pass


class VectorEnv:
    """The interface of ``gymnasium.vector.VectorEnv``: one learner in each game, bots of ours in the other seats.

    Observations are ``{"observation": (N, F) of 0 and 1, "action_mask": (N, A) of 0 and 1}``. The reward is that of
    the learner's seat. A new game starts in the step in which one ends; there is no last observation of a game that is
    over, because nobody decides in it. ``infos`` has the ``totals`` and ``ranks`` of games that ended, and ``seats``.
    """

    metadata: Dict[str, Any] = {"render_modes": []}
    render_mode = None
    spec = None
    closed = False

    def __init__(self, config: Union[Config, Sequence[Config]], num_envs: int = 1, **options: Any) -> None:
        self.batch = Batch(config, num_envs, parts=DENSE | MASK, **options)
        seatings = self.batch.schema["seatings"]
        learners = [[seat for seat, bot in enumerate(seating["bots"]) if bot is None] for seating in seatings]
        if any(len(seats) != 1 for seats in learners):
            self.batch.close()
            raise ValueError("each game needs exactly one seat without a bot")
        self.num_envs = num_envs
        self.seats = np.array([learners[game % len(learners)][0] for game in range(num_envs)])

    @classmethod
    def for_gymnasium(cls, *args: Any, **options: Any) -> Any:
        """The same as an instance of ``gymnasium.vector.VectorEnv``."""
        vector = importlib.import_module("gymnasium.vector")
        metadata = {**cls.metadata, "autoreset_mode": vector.AutoresetMode.SAME_STEP}
        return type("KontorVectorEnv", (cls, vector.VectorEnv), {"metadata": metadata})(*args, **options)

    @property
    def single_observation_space(self) -> Any:
        """Needs Gymnasium, as all spaces do."""
        return _observation_space(self.batch)

    @property
    def single_action_space(self) -> Any:
        return _spaces().Discrete(self.batch.actions)

    @property
    def observation_space(self) -> Any:
        return importlib.import_module("gymnasium.vector.utils").batch_space(self.single_observation_space, self.num_envs)

    @property
    def action_space(self) -> Any:
        return importlib.import_module("gymnasium.vector.utils").batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Dict[str, Array], Dict[str, Any]]:
        """Starts all games again; with a seed, game i has the seed ``seed + i``."""
        seeds = None if seed is None else [(seed + game) % 2**32 for game in range(self.num_envs)]
        seen = self.batch.reset(seeds=seeds)
        return _masked(seen), {"seats": self.seats}

    def step(self, actions: npt.ArrayLike) -> Tuple[Dict[str, Array], Array, Array, Array, Dict[str, Any]]:
        """Plays an action of each learner, then those of the bots that follow."""
        seen = self.batch.step(actions)
        rewards = seen.rewards[np.arange(self.num_envs), self.seats].astype(np.float64)
        infos = {"seats": self.seats, "totals": seen.totals, "ranks": seen.ranks}
        return _masked(seen), rewards, seen.done == OVER, seen.done == CUT_OFF, infos

    def close(self, **_: Any) -> None:
        """Ends the process."""
        self.batch.close()
        self.closed = True


def _masked(seen: Observation) -> Dict[str, Array]:
    return {"observation": seen.dense, "action_mask": seen.mask.view(np.int8)}


def _spaces() -> Any:
    return importlib.import_module("gymnasium.spaces")


def _observation_space(batch: Batch) -> Any:
    spaces = _spaces()
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (batch.features,), np.uint8),
            "action_mask": spaces.Box(0, 1, (batch.actions,), np.int8),
        }
    )


class AECEnv:
    """The interface of ``pettingzoo.AECEnv``: one game, each seat an agent (``seat_0``, …), bots where you put them.

    The observation of the agent to act is ``{"observation": (F), "action_mask": (A)}``. That of another agent is what
    it saw when it last decided (zeros before), with nothing allowed. Rewards come at the end.
    """

    metadata: Dict[str, Any] = {"name": "kontor_v1", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(self, config: Config, **options: Any) -> None:
        self.batch = Batch(config, 1, parts=DENSE | MASK, auto_reset=False, **options)
        bots = self.batch.schema["seatings"][0]["bots"]
        self._names = {seat: f"seat_{seat}" for seat, bot in enumerate(bots) if bot is None}
        self._seats = {name: seat for seat, name in self._names.items()}
        self.possible_agents = list(self._seats)
        self.agents: List[str] = []
        self._spaces: Dict[str, Any] = {}

    @classmethod
    def for_pettingzoo(cls, *args: Any, **options: Any) -> Any:
        """The same as an instance of ``pettingzoo.AECEnv``."""
        base = importlib.import_module("pettingzoo").AECEnv
        return type("KontorAECEnv", (cls, base), {})(*args, **options)

    def observation_space(self, agent: str) -> Any:
        """Needs Gymnasium, as all spaces do."""
        return self._spaces.setdefault(f"observation of {agent}", _observation_space(self.batch))

    def action_space(self, agent: str) -> Any:
        """The same space object each time, so that it can be seeded."""
        return self._spaces.setdefault(f"action of {agent}", _spaces().Discrete(self.batch.actions))

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Begins a new game."""
        self.agents = list(self.possible_agents)
        self.rewards: Dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: Dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: Dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: Dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._seen = {
            agent: {"observation": np.zeros(self.batch.features, np.uint8), "action_mask": self._nothing()}
            for agent in self.agents
        }
        self._take(self.batch.reset(seeds=None if seed is None else [seed % 2**32]))

    def step(self, action: Optional[int]) -> None:
        """Plays an action of the agent to act; None for one whose game is over, who then leaves."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._seen[agent]["action_mask"] = self._nothing()
        self._take(self.batch.step([NO_ACTION if action is None else action]))

    def observe(self, agent: str) -> Dict[str, Array]:
        """What an agent saw when it last had to decide."""
        return dict(self._seen[agent])

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, Array]], float, bool, bool, Dict[str, Any]]:
        """Observation, reward, termination, truncation and info of the agent to act."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they act."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def close(self) -> None:
        """Ends the process."""
        self.batch.close()

    def _nothing(self) -> Array:
        return np.zeros(self.batch.actions, np.int8)

    def _take(self, seen: Observation) -> None:
        if seen.done[0] == GOING_ON:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.agent_selection = self._names[int(seen.seats[0])]
            self._seen[self.agent_selection] = {key: rows[0] for key, rows in _masked(seen).items()}
            return
        for agent in self.agents:
            seat = self._seats[agent]
            self.rewards[agent] = float(seen.rewards[0, seat])
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = bool(seen.done[0] == OVER)
            self.truncations[agent] = bool(seen.done[0] == CUT_OFF)
            self.infos[agent] = {"total": int(seen.totals[0, seat]), "rank": int(seen.ranks[0, seat])}
        self.agent_selection = self.agents[0]

    def _leave(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError("the game is over; the only action is None")
        self.agents.remove(agent)
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            table.pop(agent)
        if self.agents:
            self.agent_selection = self.agents[0]


class Game:
    """In the manner of ``pyspiel.Game``. Its states share one process, which keeps at most ``states`` of them."""

    def __init__(self, config: Config, states: int = 4096, **options: Any) -> None:
        self.batch = Batch(config, 1, parts=FEATURES | LEGAL, slots=states, auto_reset=False, **options)
        self._free = list(range(states))[::-1]
        self._loaded: Optional[State] = None

    def num_players(self) -> int:
        return self.batch.players

    def num_distinct_actions(self) -> int:
        return self.batch.actions

    def observation_tensor_shape(self) -> List[int]:
        return [self.batch.features]

    def max_game_length(self) -> int:
        return int(self.batch.schema["longest"])

    def action_to_string(self, player: int, action: int) -> str:
        return self.batch.space(0).name(action)

    def new_initial_state(self, seed: Optional[int] = None) -> State:
        """A new game; its shuffles follow from the seed, so there are no chance nodes."""
        return State(self, self.batch.reset(seeds=None if seed is None else [seed]), [])

    def close(self) -> None:
        """Ends the process, and with it all states."""
        self.batch.close()


class State:
    """In the manner of ``pyspiel.State``. It sees the observation of the seat that decides, and of no other."""

    TERMINAL = -4

    def __init__(self, game: Game, seen: Observation, history: List[int]) -> None:
        """Keeps what is now in the game's process."""
        if not game._free:
            raise MemoryError("no slot is left: drop states, or give the game more")
        self._game, self._seen, self._history = game, seen, history
        self._slot = game._free.pop()
        game._loaded = self
        game.batch.clone([(0, self._slot)])

    def __del__(self) -> None:
        slot = getattr(self, "_slot", None)
        if slot is not None:
            self._game._free.append(slot)

    def get_game(self) -> Game:
        return self._game

    def current_player(self) -> int:
        return self.TERMINAL if self.is_terminal() else int(self._seen.seats[0])

    def is_terminal(self) -> bool:
        return bool(self._seen.done[0] != GOING_ON)

    def is_chance_node(self) -> bool:
        return False

    def history(self) -> List[int]:
        """The actions from outside that led here."""
        return list(self._history)

    def legal_actions(self) -> List[int]:
        return sorted(self._seen.legal.row(0).tolist())

    def legal_actions_mask(self) -> List[int]:
        mask = np.zeros(self._game.num_distinct_actions(), np.int8)
        mask[self._seen.legal.row(0)] = 1
        return list(mask.tolist())

    def apply_action(self, action: int) -> None:
        """Plays an action of the current player; an illegal one raises ``Refused``."""
        batch = self._game.batch
        self._load()
        self._seen = batch.step([action])
        batch.clone([(0, self._slot)])
        self._history.append(action)

    def clone(self) -> State:
        """An independent copy of this state."""
        self._load()
        return State(self._game, self._seen, list(self._history))

    def returns(self) -> List[float]:
        return [float(reward) for reward in self._seen.rewards[0]]

    def observation_tensor(self, player: Optional[int] = None) -> List[float]:
        """The features as 0 and 1, for the current player only."""
        if player is not None and player != self.current_player():
            raise ValueError(f"only the current player, {self.current_player()}, has an observation")
        tensor = np.zeros(self._game.batch.features, np.float32)
        tensor[self._seen.features.row(0)] = 1
        return list(tensor.tolist())

    def action_to_string(self, player: int, action: int) -> str:
        return self._game.action_to_string(player, action)

    def __str__(self) -> str:
        """What the current player may see, as JSON."""
        self._load()
        return json.dumps(self._game.batch.view(0))

    def _load(self) -> None:
        if self._game._loaded is not self:
            self._game.batch.restore([(self._slot, 0)])
            self._game._loaded = self
