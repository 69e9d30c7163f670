#!/usr/bin/env python3
"""The faster twin of fit.ts: learns on a GPU from lots of samples while self-play goes on writing them.

It reads and writes the same files (see samples.ts and checkpoint.ts). A run needs a checkpoint to begin with:
`self-play` makes one.
"""
import argparse
import os
import struct
import time

import numpy
import torch

SAMPLES_HEADER = 20
CHECKPOINT_HEADER = 28
PASSES_AT_ONCE = 200


cross_entropy = torch.nn.functional.binary_cross_entropy_with_logits


class Run:
    """One network in training: its weights, Adam's means, and the newest samples, all on the device."""

    def __init__(self, folder, options, device):
        self.folder = folder
        self.name = os.path.basename(folder)
        self.options = options
        self.device = device
        self.path = os.path.join(folder, 'checkpoint.bin')
        with open(self.path, 'rb') as file:
            data = file.read()
        assert data[:4] == b'KCHK', f'{self.path} is no checkpoint'
        self.fingerprint = data[4:12]
        self.features, self.hidden, self.second, self.steps = struct.unpack('<4I', data[12:CHECKPOINT_HEADER])
        floats = numpy.frombuffer(data, dtype='<f4', offset=CHECKPOINT_HEADER).reshape(3, -1)
        weights, means, squares = (torch.tensor(part.copy(), device=device) for part in floats)
        self.weights = weights.requires_grad_()
        self.prior_at = len(weights) - 1
        self.adam = torch.optim.Adam([self.weights], lr=options.rate, betas=(0.9, 0.999), eps=1e-8)
        if self.steps > 0:
            self.adam.state[self.weights] = {
                'step': torch.tensor(float(self.steps)), 'exp_avg': means, 'exp_avg_sq': squares}
        self.lots = set()
        # A place for each sample of the window; unused places of a row point past the last feature.
        self.rows = torch.full((options.window, options.width), self.features, dtype=torch.int16, device=device)
        self.targets = torch.zeros(options.window, device=device)
        self.priors = torch.zeros(options.window, device=device)
        self.count = 0
        self.next = 0
        self.owed = 0.0
        self.seen = 0
        self.loss = 0.0
        self.news = None
        self.alone = None

    def parts(self):
        sizes = [self.features * (self.hidden + 1), self.hidden + 1, self.second * self.hidden, self.second, self.second, 1]
        return torch.split(self.weights, sizes + [1])

    def forward(self, rows, priors):
        first, base, second, second_base, last, last_base, prior = self.parts()
        active = torch.zeros(rows.shape[0], self.features + 1, device=self.device)
        active.scatter_(1, rows.long(), 1.0)
        sums = active[:, : self.features] @ first.view(self.features, self.hidden + 1) + base
        units = torch.relu(sums[:, : self.hidden])
        seconds = torch.relu(units @ second.view(self.second, self.hidden).T + second_base)
        return sums[:, self.hidden] + seconds @ last + last_base + prior * priors

    def take_lots(self):
        """Reads what self-play has written since the last time; returns how many samples there were."""
        names = sorted(n for n in os.listdir(self.folder) if n.startswith('lot-') and n.endswith('.bin'))
        fresh = 0
        for name in names:
            if name in self.lots:
                continue
            path = os.path.join(self.folder, name)
            with open(path, 'rb') as file:
                data = file.read()
            if self.options.consume:
                os.remove(path)
            else:
                self.lots.add(name)
            fresh += self.take(data)
        self.owed += fresh * self.options.passes / self.options.batch
        self.seen += fresh
        return fresh

    def take(self, data):
        assert data[:4] == b'KDAT' and data[4:12] == self.fingerprint, 'samples for other features'
        count, total = struct.unpack('<2I', data[12:SAMPLES_HEADER])
        offsets = numpy.frombuffer(data, dtype='<u4', count=count + 1, offset=SAMPLES_HEADER).astype(numpy.int64)
        targets = numpy.frombuffer(data, dtype='<f4', count=count, offset=SAMPLES_HEADER + 4 * (count + 1))
        priors = numpy.frombuffer(data, dtype='<f4', count=count, offset=SAMPLES_HEADER + 8 * count + 4)
        features = numpy.frombuffer(data, dtype='<u2', count=total, offset=SAMPLES_HEADER + 12 * count + 4)
        lengths = numpy.diff(offsets)
        assert lengths.max() <= self.options.width, f'{lengths.max()} active features: raise --width'
        rows = numpy.full((count, self.options.width), self.features, dtype=numpy.int16)
        sample = numpy.repeat(numpy.arange(count), lengths)
        rows[sample, numpy.arange(total) - numpy.repeat(offsets[:-1], lengths)] = features.astype(numpy.int16)
        rows = torch.from_numpy(rows).to(self.device)
        targets = torch.from_numpy(targets.copy()).to(self.device)
        priors = torch.from_numpy(priors.copy()).to(self.device)
        # How well these games are foreseen before anything is learned from them.
        with torch.no_grad():
            few = torch.randperm(count, device=self.device)[:4096]
            loss = cross_entropy(self.forward(rows[few], priors[few]), targets[few]).item()
            alone = cross_entropy(priors[few], targets[few]).item()
        self.news = loss if self.news is None else 0.98 * self.news + 0.02 * loss
        self.alone = alone if self.alone is None else 0.98 * self.alone + 0.02 * alone
        places = (torch.arange(count, device=self.device) + self.next) % self.options.window
        self.rows[places] = rows
        self.targets[places] = targets
        self.priors[places] = priors
        self.next = (self.next + count) % self.options.window
        self.count = min(self.options.window, self.count + count)
        return count

    def learn(self, rate):
        """Makes the steps that the new samples have earned, a few at a time."""
        steps = min(int(self.owed), PASSES_AT_ONCE)
        if steps == 0 or self.count == 0:
            return 0
        self.owed -= steps
        for group in self.adam.param_groups:
            group['lr'] = rate
        total = torch.zeros((), device=self.device)
        for _ in range(steps):
            picks = torch.randint(self.count, (self.options.batch,), device=self.device)
            loss = cross_entropy(self.forward(self.rows[picks], self.priors[picks]), self.targets[picks])
            self.adam.zero_grad(set_to_none=True)
            loss.backward()
            self.adam.step()
            with torch.no_grad():
                self.weights[: self.prior_at] *= 1 - rate * self.options.decay
            total += loss.detach()
        self.steps += steps
        self.loss = total.item() / steps
        return steps

    def write(self):
        state = self.adam.state[self.weights]
        if not state:
            return
        with open(self.path + '.part', 'wb') as file:
            file.write(b'KCHK' + self.fingerprint)
            file.write(struct.pack('<4I', self.features, self.hidden, self.second, self.steps))
            for part in (self.weights.detach(), state['exp_avg'], state['exp_avg_sq']):
                file.write(part.cpu().numpy().astype('<f4').tobytes())
        os.replace(self.path + '.part', self.path)


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
    parser.add_argument('--width', type=int, default=512, help='most active features of a sample')
    parser.add_argument('--every', type=float, default=15, help='seconds between checkpoints')
    parser.add_argument('--consume', action='store_true', help='remove lots that were read')
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    runs = [Run(folder, options, device) for folder in options.folders]
    start = time.time()
    written = start
    told = start
    while (spent := time.time() - start) < options.seconds:
        rate = options.rate * (options.last_rate / options.rate) ** (spent / options.seconds)
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
                print(f'{spent:.0f} s {run.name}: {run.seen} samples, {run.steps} steps, loss {run.loss:.4f}, '
                      f'new games {run.news or 0:.4f} (prior alone {run.alone or 0:.4f}), '
                      f'weight of the prior {run.weights[run.prior_at].item():.3f}, rate {rate:.5f}', flush=True)
        if done == 0:
            time.sleep(0.2)
    for run in runs:
        run.take_lots()
        while run.learn(options.last_rate) > 0:
            pass
        run.write()


main()
