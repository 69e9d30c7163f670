/** Internet addresses: which belong to this machine or a private network, and ranges of them. */
import { BlockList, isIP } from 'node:net';

/** Ranges that are reachable from nowhere but a private network, or by nobody at all. */
const PRIVATE_RANGES = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];
const LOOPBACK_RANGES = ['127.0.0.0/8', '::1/128'];
const NETWORK_RANGES = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'];

/** Words that stand for ranges in settings. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: LOOPBACK_RANGES,
  private: [...LOOPBACK_RANGES, ...NETWORK_RANGES],
};

/** `::ffff:192.0.2.1` is 192.0.2.1. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/** A set of addresses, from ranges such as `10.0.0.0/8`, single addresses, `loopback` and `private`. */
export class Addresses {
  private readonly list = new BlockList();

  /** Throws a `RangeError` that names the part that is none of these. */
  constructor(parts: readonly string[]) {
    for (const part of parts.flatMap((part) => NAMED[part] ?? [part])) this.add(part);
  }

  private add(part: string): void {
    const [address, bits] = part.split('/');
    const kind = isIP(address);
    const longest = kind === 4 ? 32 : 128;
    if (kind === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= longest))) {
      throw new RangeError(part);
    }
    this.list.addSubnet(address, bits === undefined ? longest : Number(bits), kind === 4 ? 'ipv4' : 'ipv6');
  }

  has(address: string): boolean {
    const plain = plainAddress(address);
    const kind = isIP(plain);
    return kind !== 0 && this.list.check(plain, kind === 4 ? 'ipv4' : 'ipv6');
  }
}

export const NEARBY = new Addresses(['private']);
const PRIVATE = new Addresses(PRIVATE_RANGES);

/** Whether anybody on the internet has this address; everything else is none of a stranger's business. */
export const isPublic = (address: string): boolean => isIP(address) !== 0 && !PRIVATE.has(address);

/** What limits count: an IPv6 customer has a whole network of addresses, the first 64 bits of them. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head, tail] = plain.split('%')[0].split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  const all = [...front, ...Array<string>(Math.max(0, missing)).fill('0'), ...back];
  return `${all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
