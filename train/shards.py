"""Shards of samples and checkpoints as files, in the formats of samples.ts and checkpoint.ts."""
import os
import struct
from dataclasses import dataclass

import numpy

SHARD_HEADER = 28
CHECKPOINT_HEADER = 28


def names(folder):
    """The shards of a folder in the order in which they were made."""
    return sorted(name for name in os.listdir(folder) if name.startswith('lot-') and name.endswith('.bin'))


def number(name):
    """The number of a shard among those of its worker."""
    return int(name.split('-')[1])


def count(path):
    """How many samples a shard has."""
    with open(path, 'rb') as file:
        return struct.unpack('<I', file.read(16)[12:])[0]


@dataclass
class Shard:
    """Samples with their active features, concatenated, and how their games ended."""
    count: int
    lengths: numpy.ndarray
    features: numpy.ndarray
    targets: numpy.ndarray
    priors: numpy.ndarray
    outcomes: numpy.ndarray
    turns_left: numpy.ndarray
    ending_of: numpy.ndarray
    ending_lengths: numpy.ndarray
    ending_features: numpy.ndarray

    def rows(self, width, empty):
        """A row of features for each sample; unused places hold `empty`."""
        assert self.lengths.max() <= width, f'{self.lengths.max()} active features: raise --width'
        return spread(self.lengths, self.features, numpy.full((self.count, width), empty, dtype=numpy.int16))

    def endings(self, features):
        """For each ending, which features are active."""
        table = numpy.zeros((len(self.ending_lengths), features), dtype=numpy.uint8)
        ending = numpy.repeat(numpy.arange(len(self.ending_lengths)), self.ending_lengths)
        table[ending, self.ending_features] = 1
        return table


def spread(lengths, values, table):
    starts = numpy.cumsum(lengths) - lengths
    row = numpy.repeat(numpy.arange(len(lengths)), lengths)
    table[row, numpy.arange(len(values)) - numpy.repeat(starts, lengths)] = values.astype(table.dtype)
    return table


def read_shard(path, fingerprint):
    with open(path, 'rb') as file:
        data = file.read()
    assert data[:4] == b'KLOT' and data[4:12] == fingerprint, f'{path} holds no samples for these features'
    count, total, endings, ending_total = struct.unpack('<4I', data[12:SHARD_HEADER])
    at = SHARD_HEADER

    def take(kind, length):
        nonlocal at
        part = numpy.frombuffer(data, dtype=kind, count=length, offset=at)
        at += part.nbytes
        return part

    offsets = take('<u4', count + 1)
    targets, priors, outcomes, turns_left = (take('<f4', count) for _ in range(4))
    ending_of = take('<u4', count)
    ending_offsets = take('<u4', endings + 1)
    features, ending_features = take('<u2', total), take('<u2', ending_total)
    return Shard(count, lengths_of(offsets), features, targets, priors, outcomes, turns_left, ending_of,
               lengths_of(ending_offsets), ending_features)


def lengths_of(offsets):
    return numpy.diff(offsets.astype(numpy.int64))


@dataclass
class Checkpoint:
    fingerprint: bytes
    features: int
    hidden: int
    second: int
    steps: int
    weights: numpy.ndarray
    means: numpy.ndarray
    squares: numpy.ndarray

    def sizes(self):
        """The lengths of the parts of the weights, that of the readable evaluation last."""
        return [self.features * (self.hidden + 1), self.hidden + 1, self.second * self.hidden, self.second, self.second, 1, 1]


def read_checkpoint(path):
    with open(path, 'rb') as file:
        data = file.read()
    assert data[:4] == b'KCHK', f'{path} is not a checkpoint'
    sizes = struct.unpack('<4I', data[12:CHECKPOINT_HEADER])
    floats = numpy.frombuffer(data, dtype='<f4', offset=CHECKPOINT_HEADER).reshape(3, -1)
    return Checkpoint(data[4:12], *sizes, *(part.copy() for part in floats))


def write_checkpoint(path, checkpoint):
    with open(path + '.part', 'wb') as file:
        file.write(b'KCHK' + checkpoint.fingerprint)
        file.write(struct.pack('<4I', checkpoint.features, checkpoint.hidden, checkpoint.second, checkpoint.steps))
        for part in (checkpoint.weights, checkpoint.means, checkpoint.squares):
            file.write(part.astype('<f4').tobytes())
    os.replace(path + '.part', path)


def new_weights(like, hidden, second, seed):
    """A checkpoint for the same features with new weights; as `Model.initialise`."""
    random = numpy.random.default_rng(seed)
    checkpoint = Checkpoint(like.fingerprint, like.features, hidden, second, 0, None, None, None)
    rows, base, between, *rest = checkpoint.sizes()
    first = random.uniform(-0.05, 0.05, (like.features, hidden + 1))
    first[:, hidden] = 0
    bases = numpy.full(base, 0.1)
    bases[hidden] = 0
    inner = random.uniform(-1, 1, between) * (3 / hidden) ** 0.5
    tail = numpy.zeros(sum(rest))
    tail[-1] = like.weights[-1] if like.steps == 0 else 1.0
    checkpoint.weights = numpy.concatenate([first.ravel(), bases, inner, tail]).astype(numpy.float32)
    checkpoint.means = numpy.zeros_like(checkpoint.weights)
    checkpoint.squares = numpy.zeros_like(checkpoint.weights)
    return checkpoint
