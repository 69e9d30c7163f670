#!/usr/bin/env python3
"""The faster twin of fit.ts: learns on a GPU from lots of samples while self-play goes on writing them.

It reads and writes the same files (see lots.py). A run needs a checkpoint to begin with: `self-play` makes one.
With --once it learns from the lots that are there and stops; with --held-out it says how well a part of the games
is foreseen that it does not learn from.
"""
import argparse
import os
import time

import torch

import lots

STEPS_AT_ONCE = 200
TRUSTS = (1, 0.7, 0.5, 0.35)
cross_entropy = torch.nn.functional.binary_cross_entropy_with_logits


class Foresight:
    """Foretells the last position of a game from the hidden units. It only helps them to see; it does not ship."""

    RARE = 0.02
    TURNS = 40

    def __init__(self, endings, units, rate):
        frequency = endings.float().mean(0)
        self.told = torch.nonzero((frequency > self.RARE) & (frequency < 1 - self.RARE)).flatten()
        device = endings.device
        self.weights = torch.zeros(units, len(self.told) + 1, device=device, requires_grad=True)
        start = torch.cat([torch.logit(frequency[self.told]), torch.ones(1, device=device)])
        self.base = start.clone().requires_grad_()
        self.adam = torch.optim.Adam([self.weights, self.base], lr=rate)

    def loss(self, units, endings, turns_left):
        out = units @ self.weights + self.base
        ends = cross_entropy(out[:, :-1], endings[:, self.told].float())
        turns = torch.nn.functional.smooth_l1_loss(out[:, -1], turns_left / self.TURNS)
        return ends + turns


class Run:
    """One network in training: its weights, Adam's means, and the newest samples, all on the device."""

    def __init__(self, folder, options, device):
        self.folder = folder
        self.name = os.path.basename(os.path.normpath(folder))
        self.options = options
        self.device = device
        checkpoint = lots.read_checkpoint(os.path.join(folder, 'checkpoint.bin'))
        if options.anew:
            checkpoint = lots.begin_anew(checkpoint, *options.anew, options.seed)
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
        # A seat has some fifty samples in a game; there is room for shorter games.
        self.endings = torch.zeros((max(window // 10, 1000) if options.foresee else 1, self.features),
                                   dtype=torch.uint8, device=device)
        self.foresight = None
        self.next_ending = 0
        self.count = 0
        self.next = 0
        self.owed = 0.0
        self.seen = 0
        self.loss = 0.0
        self.news = None
        self.alone = None
        self.held_out = []

    def forward(self, rows, priors):
        """The output before it is squashed, and the hidden units."""
        first, base, second, second_base, last, last_base, prior = torch.split(self.weights, self.checkpoint.sizes())
        active = torch.zeros(rows.shape[0], self.features + 1, device=self.device)
        active.scatter_(1, rows.long(), 1.0)
        sums = active[:, : self.features] @ first.view(self.features, self.hidden + 1) + base
        units = torch.relu(sums[:, : self.hidden])
        seconds = torch.relu(units @ second.view(-1, self.hidden).T + second_base)
        out = sums[:, self.hidden] + seconds @ last + last_base + prior * priors
        return out, torch.cat([units, seconds], 1)

    def take_lots(self):
        """Reads what self-play has written since the last time; returns how many samples there were."""
        fresh = 0
        for name in lots.names(self.folder):
            if name in self.known:
                continue
            path = os.path.join(self.folder, name)
            lot = lots.read_lot(path, self.checkpoint.fingerprint)
            if self.options.consume:
                os.remove(path)
            else:
                self.known.add(name)
            # By its number, so that all fits from a folder leave the same games out.
            if self.options.held_out and lots.number(name) % self.options.held_out == self.options.held_out - 1:
                self.hold_out(lot)
            else:
                fresh += self.take(lot)
        self.owed += fresh * self.options.passes / self.options.batch
        self.seen += fresh
        return fresh

    def on_device(self, part):
        return torch.from_numpy(part.copy()).to(self.device)

    def take(self, lot):
        count = lot.count
        rows = self.on_device(lot.rows(self.options.width, self.features))
        targets = self.on_device(lot.targets)
        priors = self.on_device(lot.priors)
        # How well these games are foreseen before anything is learned from them.
        with torch.no_grad():
            few = torch.randperm(count, device=self.device)[:4096]
            loss = cross_entropy(self.forward(rows[few], priors[few])[0], targets[few]).item()
            alone = cross_entropy(priors[few], targets[few]).item()
        self.news = loss if self.news is None else 0.98 * self.news + 0.02 * loss
        self.alone = alone if self.alone is None else 0.98 * self.alone + 0.02 * alone
        places = (torch.arange(count, device=self.device) + self.next) % self.options.window
        self.rows[places] = rows
        self.targets[places] = targets
        self.priors[places] = priors
        if self.options.foresee:
            self.take_endings(lot, places)
        self.next = (self.next + count) % self.options.window
        self.count = min(self.options.window, self.count + count)
        return count

    def take_endings(self, lot, places):
        room = len(self.endings)
        table = self.on_device(lot.endings(self.features))
        at = (torch.arange(len(table), device=self.device) + self.next_ending) % room
        self.endings[at] = table
        self.ending_of[places] = at[self.on_device(lot.ending_of.astype('int64'))]
        self.turns_left[places] = self.on_device(lot.turns_left)
        self.next_ending = (self.next_ending + len(table)) % room

    def hold_out(self, lot):
        self.held_out.append((
            self.on_device(lot.rows(self.options.width, self.features)),
            self.on_device(lot.priors), self.on_device(lot.outcomes)))

    def foreseen(self):
        """The loss on held-out games against how they ended, by how far the correction is believed."""
        total = torch.zeros(len(TRUSTS) + 1, device=self.device)
        count = 0
        with torch.no_grad():
            for rows, priors, outcomes in self.held_out:
                for at in range(0, len(rows), 4096):
                    part = slice(at, at + 4096)
                    out = self.forward(rows[part], priors[part])[0]
                    believed = [trust * out + (1 - trust) * priors[part] for trust in (*TRUSTS, 0)]
                    total += torch.stack([cross_entropy(o, outcomes[part], reduction='sum') for o in believed])
                count += len(rows)
        if count == 0:
            return 'nothing held out'
        told = ', '.join(f'{trust}: {loss:.4f}' for trust, loss in zip((*TRUSTS, 0), (total / count).tolist()))
        return f'{count} samples held out, loss by trust {told}'

    def learn(self, rate):
        """Makes the steps that the new samples have earned, a few at a time."""
        steps = min(int(self.owed), STEPS_AT_ONCE)
        if steps == 0 or self.count == 0:
            return 0
        self.owed -= steps
        if self.options.foresee and self.foresight is None:
            self.foresight = Foresight(self.endings[: max(self.next_ending, 1)], self.hidden + self.checkpoint.second, rate)
        optimisers = [self.adam] + ([self.foresight.adam] if self.foresight else [])
        for group in (group for adam in optimisers for group in adam.param_groups):
            group['lr'] = rate
        total = torch.zeros((), device=self.device)
        for _ in range(steps):
            picks = torch.randint(self.count, (self.options.batch,), device=self.device)
            out, units = self.forward(self.rows[picks], self.priors[picks])
            win = cross_entropy(out, self.targets[picks])
            loss = win
            if self.foresight:
                ends = self.endings[self.ending_of[picks]]
                loss = win + self.options.foresee * self.foresight.loss(units, ends, self.turns_left[picks])
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
        lots.write_checkpoint(self.path, self.checkpoint)

    def tell(self, spent, rate):
        print(f'{spent:.0f} s {self.name}: {self.seen} samples, {self.steps} steps, loss {self.loss:.4f}, '
              f'new games {self.news or 0:.4f} (prior alone {self.alone or 0:.4f}), '
              f'weight of the prior {self.weights[self.prior_at].item():.3f}, rate {rate:.5f}', flush=True)


def falling(options, done):
    return options.rate * (options.last_rate / options.rate) ** min(done, 1)


def learn_once(run, options):
    """Learns from the lots that are there."""
    start = time.time()
    run.take_lots()
    print(f'{run.seen} samples read in {time.time() - start:.0f} s; {run.foreseen()}', flush=True)
    todo = run.owed
    told = 0
    while int(run.owed) > 0:
        rate = falling(options, 1 - run.owed / todo)
        run.learn(rate)
        if time.time() - start > told:
            told = time.time() - start + 15
            run.tell(time.time() - start, rate)
    run.write()
    print(f'{run.path}: {time.time() - start:.0f} s, {run.steps} steps, {run.foreseen()}', flush=True)


def follow(runs, options):
    """Learns from lots as they come, until the time is up."""
    start = written = told = time.time()
    while (spent := time.time() - start) < options.seconds:
        rate = falling(options, spent / options.seconds)
        done = 0
        for run in runs:
            run.take_lots()
            done += run.learn(rate)
        if time.time() - written > options.every:
            written = time.time()
            for run in runs:
                run.write()
        if time.time() - told > 30:
            told = time.time()
            for run in runs:
                run.tell(spent, rate)
        if done == 0:
            time.sleep(0.2)
    for run in runs:
        run.take_lots()
        while run.learn(options.last_rate) > 0:
            pass
        run.write()
        if options.held_out:
            print(f'{run.name}: {run.foreseen()}', flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folders', nargs='+', help='folders of runs, each with a checkpoint.bin')
    parser.add_argument('--seconds', type=float, default=600)
    parser.add_argument('--batch', type=int, default=4096)
    parser.add_argument('--rate', type=float, default=0.001)
    parser.add_argument('--last-rate', type=float, default=0.0001, help='the rate falls to this towards the end')
    parser.add_argument('--passes', type=float, default=4, help='how often each sample is learned from')
    parser.add_argument('--decay', type=float, default=0.05, help='how strongly weights are drawn to zero')
    parser.add_argument('--window', type=int, default=1_500_000)
    parser.add_argument('--width', type=int, default=768, help='most active features of a sample')
    parser.add_argument('--every', type=float, default=15, help='seconds between checkpoints')
    parser.add_argument('--consume', action='store_true', help='remove lots that were read')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--foresee', type=float, default=0, help='weight of foretelling the last position beside the win')
    parser.add_argument('--held-out', type=int, default=0, help='of so many lots of a worker one is only tested with')
    parser.add_argument('--once', action='store_true', help='learn from the lots that are there, then stop')
    parser.add_argument('--anew', type=int, nargs=2, metavar=('HIDDEN', 'SECOND'), help='begin with new weights')
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
