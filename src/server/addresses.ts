/** Internet addresses: which are public, and sets of ranges. */
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const LOCAL_NETWORKS = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'];

/** Words that stand for ranges in options. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: LOOPBACK,
  private: [...LOOPBACK, ...LOCAL_NETWORKS],
};

/** Null unless it is an address in the form that connections have; `::ffff:192.0.2.1` is 192.0.2.1. */
function parse(text: string): IPv4 | IPv6 | null {
  if (!text.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(text)) return null;
  return ipaddr.isValid(text) ? ipaddr.process(text) : null;
}

/** An IPv4 address that came in IPv6 form, as IPv4; anything else unchanged. */
export function plainAddress(text: string): string {
  const address = parse(text);
  return address?.kind() === 'ipv4' ? address.toString() : text;
}

/** A set of addresses, from ranges such as `10.0.0.0/8`, single addresses, `loopback` and `private`. */
export class Addresses {
  private readonly ranges: readonly [IPv4 | IPv6, number][];

  /** Throws a `RangeError` that names the invalid part. */
  constructor(parts: readonly string[]) {
    this.ranges = parts.flatMap((part) => NAMED[part] ?? [part]).map(readRange);
  }

  has(text: string): boolean {
    const address = parse(text);
    return (
      address !== null &&
      this.ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))
    );
  }
}

function readRange(text: string): [IPv4 | IPv6, number] {
  const [start, bits] = text.split('/');
  const address = parse(start);
  const most = address?.kind() === 'ipv4' ? 32 : 128;
  if (!address || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most)))
    throw new RangeError(text);
  return [address, bits === undefined ? most : Number(bits)];
}

export const PRIVATE = new Addresses(['private']);
/** IPv4 addresses in a form that is obsolete; the library takes them for public. */
const OBSOLETE = new Addresses(['::/96']);

/** Whether it is a public internet address: not private, and without a special purpose. */
export const isPublic = (text: string): boolean => parse(text)?.range() === 'unicast' && !OBSOLETE.has(text);

/** The range that an address is from: 256 addresses of IPv4, a /48 network of IPv6; empty for none. */
export function rangeOf(text: string): string {
  const address = parse(text);
  if (!address) return '';
  const parts = address.kind() === 'ipv4' ? (address as IPv4).octets : (address as IPv6).parts;
  return address.kind() === 'ipv4'
    ? `${parts.slice(0, 3).join('.')}.0/24`
    : `${parts
        .slice(0, 3)
        .map((part) => part.toString(16))
        .join(':')}::/48`;
}

/** What limits count by: the address, or the /64 network of an IPv6 address, which is what one customer has. */
export function networkOf(text: string): string {
  const address = parse(text);
  if (address?.kind() !== 'ipv6') return address?.toString() ?? text;
  const { parts } = address as IPv6;
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
