import { groupsOf } from '../shared/network.js';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

interface Network {
  readonly bits: 32 | 128;
  readonly first: bigint;
  readonly prefix: number;
}

/**
 * A network as it is kept, such as `203.0.113.0/24`, or `null` where it is none; an address alone is a network of one.
 */
export function readNetwork(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 49) return null;
  const text = given.trim().toLowerCase();
  return networkOf(text) === null ? null : text;
}

/** Whether an address lies in one of the networks; in none is also what can be read as no address. */
export function liesInNetworks(address: string, networks: readonly string[]): boolean {
  const host = numberFrom(MAPPED.exec(address)?.[1] ?? address.split('%', 1)[0] ?? '');
  if (!host) return false;
  return networks.some((text) => {
    const network = networkOf(text);
    if (!network || network.bits !== host.bits) return false;
    const rest = BigInt(network.bits - network.prefix);
    return host.value >> rest === network.first >> rest;
  });
}

function networkOf(text: string): Network | null {
  const [address = '', length, more] = text.split('/');
  const host = numberFrom(address);
  if (!host || more !== undefined || (length !== undefined && !/^\d{1,3}$/.test(length))) return null;
  const prefix = length === undefined ? host.bits : Number(length);
  return prefix > host.bits ? null : { bits: host.bits, first: host.value, prefix };
}

function numberFrom(address: string): { readonly bits: 32 | 128; readonly value: bigint } | null {
  const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number);
  if (four) return four.some((one) => one > 255) ? null : { bits: 32, value: numberOf(four, 8n) };
  const groups = groupsOf(address)?.map((group) => Number.parseInt(group, 16));
  return groups ? { bits: 128, value: numberOf(groups, 16n) } : null;
}

function numberOf(parts: readonly number[], width: bigint): bigint {
  return parts.reduce((sum, part) => (sum << width) | BigInt(part), 0n);
}
