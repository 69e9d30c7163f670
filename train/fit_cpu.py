#!/usr/bin/env python3
"""A fast `fit` for machines without a GPU: numpy and scipy, on the existing shards of one folder.

It reads and writes the files of shards.py and learns as fit.ts and fit.py do. One shard in --held-out is not learnt from;
the loss on it is reported by how much of the correction is trusted. Only a few shards are in memory at a time, so there
can be any number of them.
"""
import argparse
import os
import time

import numpy
from scipy import sparse

import shards

TRUSTS = (1, 0.85, 0.7, 0.5, 0.35, 0)
BETA_1, BETA_2, EPSILON = 0.9, 0.999, 1e-8
SHARDS_AT_ONCE = 40


class Folder:
    """The shards of a run, those to learn from and those that are held out."""

    def __init__(self, path, checkpoint, held_out):
        self.path, self.features, self.fingerprint = path, checkpoint.features, checkpoint.fingerprint
        is_held_out = lambda name: held_out and shards.number(name) % held_out == held_out - 1
        names = shards.names(path)
        self.names = [name for name in names if not is_held_out(name)]
        self.held_out = self.read([name for name in names if is_held_out(name)])
        self.count = sum(shards.count(os.path.join(path, name)) for name in self.names)

    def read(self, names):
        parts = [shards.read_shard(os.path.join(self.path, name), self.fingerprint) for name in names]
        return Samples(parts, self.features)

    def shuffled(self, random):
        """All samples in random order, SHARDS_AT_ONCE shards at a time."""
        names = random.permutation(self.names)
        for at in range(0, len(names), SHARDS_AT_ONCE):
            yield self.read(names[at:at + SHARDS_AT_ONCE])


class Samples:
    def __init__(self, parts, features):
        join = lambda name: numpy.concatenate([getattr(part, name) for part in parts] or [numpy.zeros(0)])
        self.targets, self.priors, self.outcomes = (join(name).astype('f4') for name in ('targets', 'priors', 'outcomes'))
        rows = [counts(part, features) for part in parts]
        self.active = sparse.vstack(rows, 'csr') if rows else sparse.csr_matrix((0, features), dtype='u1')

    def __len__(self):
        return len(self.targets)

    def rows(self, picks):
        return self.active[picks].toarray().astype('f4')


def counts(shard, features):
    """How often each feature, or role, is there in each sample."""
    offsets = numpy.concatenate([[0], numpy.cumsum(shard.lengths)])
    ones = numpy.ones(len(shard.features), dtype='u1')
    table = sparse.csr_matrix((ones, shard.features.astype('i4'), offsets), shape=(shard.count, features))
    table.sum_duplicates()
    return table


class Model:
    def __init__(self, checkpoint):
        self.hidden, self.features = checkpoint.hidden, checkpoint.features
        self.weights = checkpoint.weights.astype('f4')
        self.gradient = numpy.zeros_like(self.weights)
        self.parts, self.slopes = (self.split(array, checkpoint) for array in (self.weights, self.gradient))

    def split(self, array, checkpoint):
        first, base, second, second_base, last, last_base, prior = numpy.split(
            array, numpy.cumsum(checkpoint.sizes())[:-1])
        return (first.reshape(self.features, -1), base, second.reshape(-1, self.hidden), second_base, last, last_base, prior)

    def forward(self, active, priors):
        first, base, second, second_base, last, last_base, prior = self.parts
        self.sums = active @ first + base
        self.units = numpy.maximum(self.sums[:, :-1], 0)
        self.seconds = numpy.maximum(self.units @ second.T + second_base, 0)
        return self.sums[:, -1] + self.seconds @ last + last_base + prior * priors

    def backward(self, active, priors, slope):
        first, base, second, second_base, last, last_base, prior = self.slopes
        inner = numpy.outer(slope, self.parts[4]) * (self.seconds > 0)
        outer = numpy.empty_like(self.sums)
        outer[:, :-1] = (inner @ self.parts[2]) * (self.units > 0)
        outer[:, -1] = slope
        first[:] = active.T @ outer
        base[:] = outer.sum(0)
        second[:] = inner.T @ self.units
        second_base[:] = inner.sum(0)
        last[:] = self.seconds.T @ slope
        last_base[:] = slope.sum()
        prior[:] = slope @ priors


def cross_entropy(out, target):
    return numpy.maximum(out, 0) - target * out + numpy.log1p(numpy.exp(-numpy.abs(out)))


def held_out_loss(model, samples):
    total = numpy.zeros(len(TRUSTS))
    for at in range(0, len(samples), 2048):
        part = slice(at, at + 2048)
        out = model.forward(samples.rows(part), samples.priors[part])
        for i, trust in enumerate(TRUSTS):
            mixed = trust * out + (1 - trust) * samples.priors[part]
            total[i] += cross_entropy(mixed, samples.outcomes[part]).sum()
    losses = ', '.join(f'{trust}: {loss:.4f}' for trust, loss in zip(TRUSTS, total / max(1, len(samples))))
    return f'{len(samples)} samples held out, loss by trust {losses}'


def learn(model, checkpoint, folder, options):
    random = numpy.random.default_rng(options.seed)
    means, squares, step = checkpoint.means, checkpoint.squares, checkpoint.steps
    start, seen = time.time(), 0
    for one in range(options.passes):
        losses = []
        for samples in folder.shuffled(random):
            order = random.permutation(len(samples))
            for at in range(0, len(samples), options.batch):
                picks = order[at:at + options.batch]
                active, priors = samples.rows(picks), samples.priors[picks]
                out = model.forward(active, priors)
                losses.append(cross_entropy(out, samples.targets[picks]).mean())
                slope = (1 / (1 + numpy.exp(-out)) - samples.targets[picks]) / len(picks)
                model.backward(active, priors, slope.astype('f4'))
                rate = options.rate * (options.last_rate / options.rate) ** (seen / (options.passes * folder.count))
                step += 1
                seen += len(picks)
                means += (1 - BETA_1) * (model.gradient - means)
                squares += (1 - BETA_2) * (model.gradient ** 2 - squares)
                model.weights[:-1] *= 1 - rate * options.decay
                unbiased = rate * (1 - BETA_2 ** step) ** 0.5 / (1 - BETA_1 ** step)
                model.weights -= unbiased * means / (numpy.sqrt(squares) + EPSILON)
        print(f'{time.time() - start:.0f} s, pass {one + 1}: loss {numpy.mean(losses):.4f}, weight of the prior '
              f'{model.weights[-1]:.3f}; {held_out_loss(model, folder.held_out)}', flush=True)
    checkpoint.weights, checkpoint.steps = model.weights, step


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder', help='the folder of a run, with a checkpoint.bin and shards')
    parser.add_argument('--passes', type=int, default=4)
    parser.add_argument('--batch', type=int, default=512)
    parser.add_argument('--rate', type=float, default=0.001)
    parser.add_argument('--last-rate', type=float, default=0.0001, help='the rate falls to this towards the end')
    parser.add_argument('--decay', type=float, default=0.05, help='weight decay')
    parser.add_argument('--held-out', type=int, default=20, help='hold out one of so many shards')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--new', type=int, nargs=2, metavar=('HIDDEN', 'SECOND'), help='start with new weights of this size')
    parser.add_argument('--start', help='start from this checkpoint instead of the one in the folder')
    parser.add_argument('--to', help='write the checkpoint here instead')
    options = parser.parse_args()
    path = os.path.join(options.folder, 'checkpoint.bin')
    checkpoint = shards.read_checkpoint(options.start or path)
    if options.new:
        checkpoint = shards.new_weights(checkpoint, *options.new, options.seed)
    folder = Folder(options.folder, checkpoint, options.held_out)
    model = Model(checkpoint)
    print(f'{folder.count} samples; {held_out_loss(model, folder.held_out)}', flush=True)
    learn(model, checkpoint, folder, options)
    shards.write_checkpoint(options.to or path, checkpoint)


if __name__ == '__main__':
    main()
