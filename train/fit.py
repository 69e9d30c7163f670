#!/usr/bin/env python3
"""The GPU version of fit.ts: trains on shards of samples while self-play keeps writing them.

It reads and writes the same files (see shards.py). A run needs a checkpoint to start with: `self-play` makes one.
With --once it trains on the existing shards and stops; with --held-out it reports the loss on games that it does not
train on.
"""
import argparse
import os
import time

import torch

import shards

STEPS_AT_ONCE = 200
TRUSTS = (1, 0.7, 0.5, 0.35)
cross_entropy = torch.nn.functional.binary_cross_entropy_with_logits


class EndingPredictor:
    """An auxiliary task: predicts the last position of a game from the hidden units. It does not ship."""

    RARE = 0.02
    TURNS = 40

    def __init__(self, endings, units, rate):
        frequency = endings.float().mean(0)
        self.predicted = torch.nonzero((frequency > self.RARE) & (frequency < 1 - self.RARE)).flatten()
        device = endings.device
        self.weights = torch.zeros(units, len(self.predicted) + 1, device=device, requires_grad=True)
        start = torch.cat([torch.logit(frequency[self.predicted]), torch.ones(1, device=device)])
        self.base = start.clone().requires_grad_()
        self.adam = torch.optim.Adam([self.weights, self.base], lr=rate)

    def loss(self, units, endings, turns_left):
        out = units @ self.weights + self.base
        ends = cross_entropy(out[:, :-1], endings[:, self.predicted].float())
        turns = torch.nn.functional.smooth_l1_loss(out[:, -1], turns_left / self.TURNS)
        return ends + turns


class Run:
    """One network in training: its weights, Adam's means, and the newest samples, all on the device."""

    def __init__(self, folder, options, device):
        self.folder = folder
        self.name = os.path.basename(os.path.normpath(folder))
        self.options = options
        self.device = device
        checkpoint = shards.read_checkpoint(options.start or os.path.join(folder, 'checkpoint.bin'))
        if options.new:
            checkpoint = shards.new_weights(checkpoint, *options.new, options.seed)
        self.path = options.to or os.path.join(folder, 'checkpoint.bin')
        self.checkpoint = checkpoint
        self.features = checkpoint.features
        self.hidden = checkpoint.hidden
        self.steps = checkpoint.steps
        on_device = lambda part: torch.tensor(part, device=device)
        self.weights = on_device(checkpoint.weights).requires_grad_()
        self.prior_at = len(checkpoint.weights) - 1
        self.adam = torch.optim.Adam([self.weights], lr=options.rate, betas=(0.9, 0.999), eps=1e-8)
        if self.steps > 0:
            self.adam.state[self.weights] = {
                'step': torch.tensor(float(self.steps)),
                'exp_avg': on_device(checkpoint.means), 'exp_avg_sq': on_device(checkpoint.squares)}
        self.known = set()
        # A place for each sample of the window; unused places of a row point past the last feature.
        window = options.window
        self.rows = torch.full((window, options.width), self.features, dtype=torch.int16, device=device)
        self.targets = torch.zeros(window, device=device)
        self.priors = torch.zeros(window, device=device)
        self.turns_left = torch.zeros(window, device=device)
        self.ending_of = torch.zeros(window, dtype=torch.long, device=device)
        # A seat has some fifty samples in a game; this leaves room for shorter games.
        self.endings = torch.zeros((max(window // 10, 1000) if options.predict else 1, self.features),
                                   dtype=torch.uint8, device=device)
        self.predictor = None
        self.next_ending = 0
        self.count = 0
        self.next = 0
        self.owed = 0.0
        self.seen = 0
        self.loss = 0.0
        self.new_loss = None
        self.prior_loss = None
        self.held_out = []

    def forward(self, rows, priors):
        """The output before the logistic function, and the hidden units."""
        first, base, second, second_base, last, last_base, prior = torch.split(self.weights, self.checkpoint.sizes())
        active = torch.zeros(rows.shape[0], self.features + 1, device=self.device)
        # A role may be played several times at once.
        active.scatter_add_(1, rows.long(), torch.ones(rows.shape, device=self.device))
        sums = active[:, : self.features] @ first.view(self.features, self.hidden + 1) + base
        units = torch.relu(sums[:, : self.hidden])
        seconds = torch.relu(units @ second.view(-1, self.hidden).T + second_base)
        out = sums[:, self.hidden] + seconds @ last + last_base + prior * priors
        return out, torch.cat([units, seconds], 1)

    def take_shards(self):
        """Reads the shards written since the last call; returns the number of samples."""
        fresh = 0
        for name in shards.names(self.folder):
            if name in self.known:
                continue
            path = os.path.join(self.folder, name)
            shard = shards.read_shard(path, self.checkpoint.fingerprint)
            if self.options.consume:
                os.remove(path)
            else:
                self.known.add(name)
            # By its number, so that all fits of a folder hold out the same games.
            if self.options.held_out and shards.number(name) % self.options.held_out == self.options.held_out - 1:
                self.hold_out(shard)
            else:
                fresh += self.take(shard)
        self.owed += fresh * self.options.passes / self.options.batch
        self.seen += fresh
        return fresh

    def on_device(self, part):
        return torch.from_numpy(part.copy()).to(self.device)

    def take(self, shard):
        count = shard.count
        rows = self.on_device(shard.rows(self.options.width, self.features))
        targets = self.on_device(shard.targets)
        priors = self.on_device(shard.priors)
        # The loss on these games before training on them.
        with torch.no_grad():
            few = torch.randperm(count, device=self.device)[:4096]
            loss = cross_entropy(self.forward(rows[few], priors[few])[0], targets[few]).item()
            alone = cross_entropy(priors[few], targets[few]).item()
        self.new_loss = loss if self.new_loss is None else 0.98 * self.new_loss + 0.02 * loss
        self.prior_loss = alone if self.prior_loss is None else 0.98 * self.prior_loss + 0.02 * alone
        places = (torch.arange(count, device=self.device) + self.next) % self.options.window
        self.rows[places] = rows
        self.targets[places] = targets
        self.priors[places] = priors
        if self.options.predict:
            self.take_endings(shard, places)
        self.next = (self.next + count) % self.options.window
        self.count = min(self.options.window, self.count + count)
        return count

    def take_endings(self, shard, places):
        room = len(self.endings)
        table = self.on_device(shard.endings(self.features))
        at = (torch.arange(len(table), device=self.device) + self.next_ending) % room
        self.endings[at] = table
        self.ending_of[places] = at[self.on_device(shard.ending_of.astype('int64'))]
        self.turns_left[places] = self.on_device(shard.turns_left)
        self.next_ending = (self.next_ending + len(table)) % room

    def hold_out(self, shard):
        self.held_out.append((
            self.on_device(shard.rows(self.options.width, self.features)),
            self.on_device(shard.priors), self.on_device(shard.outcomes)))

    def held_out_loss(self):
        """The loss on held-out games against their outcomes, by how much of the correction is trusted."""
        total = torch.zeros(len(TRUSTS) + 1, device=self.device)
        count = 0
        with torch.no_grad():
            for rows, priors, outcomes in self.held_out:
                for at in range(0, len(rows), 4096):
                    part = slice(at, at + 4096)
                    out = self.forward(rows[part], priors[part])[0]
                    outputs = [trust * out + (1 - trust) * priors[part] for trust in (*TRUSTS, 0)]
                    total += torch.stack([cross_entropy(o, outcomes[part], reduction='sum') for o in outputs])
                count += len(rows)
        if count == 0:
            return 'nothing held out'
        losses = ', '.join(f'{trust}: {loss:.4f}' for trust, loss in zip((*TRUSTS, 0), (total / count).tolist()))
        return f'{count} samples held out, loss by trust {losses}'

    def learn(self, rate):
        """Makes the steps that are due for the new samples, a few at a time."""
        steps = min(int(self.owed), STEPS_AT_ONCE)
        if steps == 0 or self.count == 0:
            return 0
        self.owed -= steps
        if self.options.predict and self.predictor is None:
            self.predictor = EndingPredictor(self.endings[: max(self.next_ending, 1)], self.hidden + self.checkpoint.second, rate)
        optimisers = [self.adam] + ([self.predictor.adam] if self.predictor else [])
        for group in (group for adam in optimisers for group in adam.param_groups):
            group['lr'] = rate
        total = torch.zeros((), device=self.device)
        for _ in range(steps):
            picks = torch.randint(self.count, (self.options.batch,), device=self.device)
            out, units = self.forward(self.rows[picks], self.priors[picks])
            win = cross_entropy(out, self.targets[picks])
            loss = win
            if self.predictor:
                ends = self.endings[self.ending_of[picks]]
                loss = win + self.options.predict * self.predictor.loss(units, ends, self.turns_left[picks])
            for adam in optimisers:
                adam.zero_grad(set_to_none=True)
            loss.backward()
            for adam in optimisers:
                adam.step()
            with torch.no_grad():
                self.weights[: self.prior_at] *= 1 - rate * self.options.decay
            total += win.detach()
        self.steps += steps
        self.loss = total.item() / steps
        return steps

    def write(self):
        state = self.adam.state[self.weights]
        if not state:
            return
        parts = (self.weights.detach(), state['exp_avg'], state['exp_avg_sq'])
        self.checkpoint.weights, self.checkpoint.means, self.checkpoint.squares = (p.cpu().numpy() for p in parts)
        self.checkpoint.steps = self.steps
        shards.write_checkpoint(self.path, self.checkpoint)

    def report(self, spent, rate):
        print(f'{spent:.0f} s {self.name}: {self.seen} samples, {self.steps} steps, loss {self.loss:.4f}, '
              f'new games {self.new_loss or 0:.4f} (prior alone {self.prior_loss or 0:.4f}), '
              f'weight of the prior {self.weights[self.prior_at].item():.3f}, rate {rate:.5f}', flush=True)


def rate_at(options, done):
    return options.rate * (options.last_rate / options.rate) ** min(done, 1)


def learn_once(run, options):
    """Trains on the existing shards."""
    start = time.time()
    run.take_shards()
    print(f'{run.seen} samples read in {time.time() - start:.0f} s; {run.held_out_loss()}', flush=True)
    todo = run.owed
    reported = 0
    while int(run.owed) > 0:
        rate = rate_at(options, 1 - run.owed / todo)
        run.learn(rate)
        if time.time() - start > reported:
            reported = time.time() - start + 15
            run.report(time.time() - start, rate)
    run.write()
    print(f'{run.path}: {time.time() - start:.0f} s, {run.steps} steps, {run.held_out_loss()}', flush=True)


def follow(runs, options):
    """Trains on shards as they arrive, until the time is up."""
    start = written = reported = time.time()
    while (spent := time.time() - start) < options.seconds:
        rate = rate_at(options, spent / options.seconds)
        done = 0
        for run in runs:
            run.take_shards()
            done += run.learn(rate)
        if time.time() - written > options.every:
            written = time.time()
            for run in runs:
                run.write()
        if time.time() - reported > 30:
            reported = time.time()
            for run in runs:
                run.report(spent, rate)
        if done == 0:
            time.sleep(0.2)
    for run in runs:
        run.take_shards()
        while run.learn(options.last_rate) > 0:
            pass
        run.write()
        if options.held_out:
            print(f'{run.name}: {run.held_out_loss()}', flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folders', nargs='+', help='folders of runs, each with a checkpoint.bin')
    parser.add_argument('--seconds', type=float, default=600)
    parser.add_argument('--batch', type=int, default=4096)
    parser.add_argument('--rate', type=float, default=0.001)
    parser.add_argument('--last-rate', type=float, default=0.0001, help='the rate falls to this towards the end')
    parser.add_argument('--passes', type=float, default=4, help='how often each sample is used')
    parser.add_argument('--decay', type=float, default=0.05, help='weight decay')
    parser.add_argument('--window', type=int, default=1_500_000)
    parser.add_argument('--width', type=int, default=768, help='most active features of a sample')
    parser.add_argument('--every', type=float, default=15, help='seconds between checkpoints')
    parser.add_argument('--consume', action='store_true', help='delete shards after reading them')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--predict', type=float, default=0, help='weight of the auxiliary task: predicting the last position')
    parser.add_argument('--held-out', type=int, default=0, help='hold out one of so many shards of each worker')
    parser.add_argument('--once', action='store_true', help='train on the existing shards, then stop')
    parser.add_argument('--new', type=int, nargs=2, metavar=('HIDDEN', 'SECOND'), help='start with new weights of this size')
    parser.add_argument('--start', help='start from this checkpoint instead of the one in the folder')
    parser.add_argument('--to', help='write the checkpoint here instead')
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    runs = [Run(folder, options, device) for folder in options.folders]
    if options.once:
        for run in runs:
            learn_once(run, options)
    else:
        follow(runs, options)


if __name__ == '__main__':
    main()
