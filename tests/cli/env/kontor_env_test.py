"""python/kontor_env.py against a real `kontor env`. Run by python.test.ts, or by hand: python3 -m unittest."""

import importlib.util
import os
import subprocess
import sys
import unittest
import unittest.mock
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "python"))

import kontor_env  # noqa: E402
from kontor_env import AECEnv, Batch, Game, Refused, VectorEnv  # noqa: E402

SALT = {"game": "hansa-teutonica", "board": "salt-march", "players": 3}
HANSA = {"game": "hansa", "players": 3}
ALL = kontor_env.FEATURES | kontor_env.DENSE | kontor_env.LEGAL | kontor_env.MASK


def has(library):
    return importlib.util.find_spec(library) is not None


class BatchTest(unittest.TestCase):
    def test_lists_and_rows_agree_and_games_go_on(self):
        with Batch([SALT, HANSA], 5, workers=2, seed=3, parts=ALL) as batch:
            rng = np.random.default_rng(1)
            seen = batch.reset()
            self.assertEqual(seen.seeds.tolist(), [3, 4, 5, 6, 7])
            for step in range(60):
                self.assertEqual(seen.mask.shape, (5, batch.actions))
                for game in range(5):
                    self.assertEqual(np.flatnonzero(seen.dense[game]).tolist(), sorted(seen.features.row(game)))
                    self.assertEqual(np.flatnonzero(seen.mask[game]).tolist(), sorted(seen.legal.row(game)))
                actions = seen.legal.draw(rng)
                for game, action in enumerate(actions):
                    self.assertIn(action, seen.legal.row(game))
                self.assertEqual(seen.decisions.tolist(), [step] * 5)
                seen = batch.step(actions)

    def test_draws_every_item_of_each_list_and_none_of_an_empty_one(self):
        lists = kontor_env.Lists(np.array([0, 2, 2, 5], np.uint32), np.array([7, 8, 1, 2, 3], np.int32))
        drawn = np.array([lists.draw() for _ in range(300)])
        self.assertEqual(set(drawn[:, 0]), {7, 8})
        self.assertEqual(set(drawn[:, 1]), {-1})
        self.assertEqual(set(drawn[:, 2]), {1, 2, 3})
        self.assertEqual(lists.games.tolist(), [0, 0, 2, 2, 2])
        empty = kontor_env.Lists(np.zeros(3, np.uint32), np.zeros(0, np.int32))
        self.assertEqual(empty.draw().tolist(), [-1, -1])

    def test_actions_have_names(self):
        with Batch(SALT) as batch:
            space = batch.space(0)
            names = {space.name(index) for index in range(space.size)}
            self.assertEqual(len(names), space.size)
            place = next(block for block in space.blocks if block["name"] == "place")
            at = place["parts"][1]["values"][2]
            self.assertEqual(space.parts(place["first"] + 2), {"action": "place", "piece": "trader", "at": at})
            with self.assertRaises(IndexError):
                space.name(space.size)

    def test_same_seed_same_games_and_named_resets(self):
        with Batch(HANSA, 3, seed=1) as batch:
            first = batch.reset(seeds=[5, 5, 6])
            self.assertEqual(first.features.row(0).tolist(), first.features.row(1).tolist())
            batch.step(first.legal.draw())
            seen = batch.reset([1], [9])
            self.assertEqual(seen.decisions.tolist(), [1, 0, 1])
            self.assertEqual(seen.seeds.tolist(), [5, 9, 6])

    def test_halves_of_a_step_make_a_step(self):
        with Batch(HANSA, 2, seed=1) as one, Batch(HANSA, 2, seed=1) as other:
            seen = one.reset()
            other.reset()
            actions = seen.legal.draw()
            other.send_step(actions)
            expected = one.step(actions)
            self.assertEqual(other.receive_step().features.items.tolist(), expected.features.items.tolist())

    def test_clone_and_restore(self):
        with Batch(SALT, 2, slots=1, bots=[None, "random", "random"], seed=4) as batch:
            seen = batch.reset()
            batch.clone([(0, 0)])
            action = int(seen.legal.row(0)[0])
            first = batch.step([action, -1])
            self.assertEqual(batch.restore([(0, 0)]).features.row(0).tolist(), seen.features.row(0).tolist())
            again = batch.step([action, -1])
            self.assertEqual(again.features.row(0).tolist(), first.features.row(0).tolist())

    def test_refusals_change_nothing(self):
        with Batch(HANSA, 2, seed=1) as batch:
            with self.assertRaisesRegex(Refused, "reset first"):
                batch.observe()
            seen = batch.reset()
            illegal = next(a for a in range(batch.actions) if a not in seen.legal.row(1))
            with self.assertRaisesRegex(Refused, "is not legal now") as refused:
                batch.step([seen.legal.row(0)[0], illegal])
            self.assertEqual((refused.exception.field, refused.exception.ends), ("actions[1]", False))
            self.assertEqual(batch.observe().decisions.tolist(), [0, 0])
            with self.assertRaises(AttributeError):
                _ = seen.mask

    def test_a_process_that_cannot_start_or_is_gone_says_so(self):
        quiet = {"stderr": subprocess.DEVNULL}
        with unittest.mock.patch.object(subprocess, "Popen", lambda *a, **o: POPEN(*a, **{**o, **quiet})):
            with self.assertRaisesRegex(ConnectionError, "ended with status 1"):
                Batch({"game": "chess"})
        batch = Batch(HANSA)
        batch._process.kill()
        batch._process.wait()
        with self.assertRaises(ConnectionError):
            batch.reset()
        batch.close()


POPEN = subprocess.Popen


class VectorEnvTest(unittest.TestCase):
    def play(self, env):
        rng = np.random.default_rng(2)
        seen, infos = env.reset(seed=11)
        self.assertEqual(infos["seats"].tolist(), [0, 1, 0, 1])
        ended = 0
        for _ in range(250):
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
            seen, rewards, terminations, truncations, infos = env.step(actions)
            self.assertEqual(rewards.shape, (4,))
            over = terminations | truncations
            ended += over.sum()
            self.assertTrue((rewards[~over] == 0).all())
            for game in np.flatnonzero(terminations):
                won = infos["ranks"][game][infos["seats"][game]] == 1
                self.assertEqual(rewards[game] > 0, won)
        self.assertGreater(ended, 3)
        return seen

    def seatings(self):
        return [{"config": HANSA, "bots": [None, "random", "random"]}, {"config": HANSA, "bots": ["random", None, "random"]}]

    def test_plays_without_gymnasium(self):
        env = VectorEnv(self.seatings(), 4)
        try:
            self.play(env)
        finally:
            env.close()
        self.assertTrue(env.closed)

    def test_needs_one_learner(self):
        with self.assertRaises(ValueError):
            VectorEnv(HANSA, 2)

    @unittest.skipUnless(has("gymnasium"), "Gymnasium is not installed")
    def test_plays_with_gymnasium(self):
        import gymnasium

        env = VectorEnv.for_gymnasium(self.seatings(), 4)
        try:
            self.assertIsInstance(env, gymnasium.vector.VectorEnv)
            counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
            seen = self.play(counted)
            self.assertTrue(env.observation_space.contains(seen))
            self.assertTrue(env.single_action_space.contains(0))
            self.assertEqual(env.action_space.shape, (4,))
        finally:
            env.close()


class AECEnvTest(unittest.TestCase):
    def test_plays_without_pettingzoo(self):
        env = AECEnv(HANSA, reward="rank")
        try:
            rng = np.random.default_rng(3)
            for seed in (1, 2):
                env.reset(seed=seed)
                totals = dict.fromkeys(env.possible_agents, 0.0)
                for agent in env.agent_iter():
                    seen, reward, over, cut, info = env.last()
                    totals[agent] += reward
                    if over or cut:
                        self.assertIn(info["rank"], (1, 2, 3))
                        env.step(None)
                        continue
                    mask = seen["action_mask"]
                    self.assertTrue(mask.any())
                    for other in env.agents:
                        self.assertEqual(env.observe(other)["action_mask"].any(), other == agent)
                    env.step(int(rng.choice(np.flatnonzero(mask))))
                self.assertEqual(env.agents, [])
                self.assertAlmostEqual(sum(totals.values()), 0.0)
                self.assertNotEqual(set(totals.values()), {0.0})
        finally:
            env.close()

    @unittest.skipUnless(has("pettingzoo") and has("gymnasium"), "PettingZoo is not installed")
    def test_passes_pettingzoos_own_test(self):
        from pettingzoo.test import api_test, seed_test

        env = AECEnv.for_pettingzoo(HANSA)
        try:
            api_test(env, num_cycles=300)
        finally:
            env.close()
        seed_test(lambda: AECEnv.for_pettingzoo(HANSA), num_cycles=20)


class StateTest(unittest.TestCase):
    def test_states_branch_and_come_to_an_end(self):
        game = Game(HANSA, states=8, reward="rank")
        try:
            rng = np.random.default_rng(4)
            state = game.new_initial_state(seed=7)
            self.assertEqual(state.current_player(), 0)
            branch = state.clone()
            action = state.legal_actions()[-1]
            state.apply_action(action)
            self.assertEqual((state.history(), branch.history()), ([action], []))
            branch.apply_action(action)
            self.assertEqual(str(branch), str(state))
            self.assertEqual(sum(state.observation_tensor()), len(state._seen.features.row(0)))
            while not state.is_terminal():
                self.assertEqual(np.flatnonzero(state.legal_actions_mask()).tolist(), state.legal_actions())
                state.apply_action(int(rng.choice(state.legal_actions())))
            self.assertEqual((state.current_player(), state.legal_actions()), (state.TERMINAL, []))
            self.assertAlmostEqual(sum(state.returns()), 0.0, 6)
            # The other branch is where it was, and goes its own way.
            self.assertEqual(branch.history(), [action])
            self.assertFalse(branch.is_terminal())
            branch.apply_action(branch.legal_actions()[0])
            with self.assertRaises(Refused):
                branch.apply_action(game.num_distinct_actions())
            self.assertEqual(len(branch.history()), 2)
            with self.assertRaises(ValueError):
                branch.observation_tensor((branch.current_player() + 1) % 3)
        finally:
            game.close()

    def test_states_that_are_dropped_make_room(self):
        game = Game(HANSA, states=2)
        try:
            for _ in range(5):
                state = game.new_initial_state()
                copy = state.clone()
                with self.assertRaises(MemoryError):
                    copy.clone()
                del state, copy
        finally:
            game.close()


if __name__ == "__main__":
    unittest.main()
