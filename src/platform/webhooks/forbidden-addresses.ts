import { BlockList, isIP } from 'node:net';

/** Loopback, private, link-local (clouds keep their metadata there), shared, reserved, documentation, multicast. */
const IPV4: ReadonlyArray<readonly [string, number]> = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** The same, and all forms that carry an address of IPv4 within: what is behind them is not seen. */
const IPV6: ReadonlyArray<readonly [string, number]> = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

// Two lists: one for both would take the whole of IPv4 for its mapped form.
const [ofIpv4, ofIpv6] = [new BlockList(), new BlockList()];
for (const [network, prefix] of IPV4) ofIpv4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of IPV6) ofIpv6.addSubnet(network, prefix, 'ipv6');

/** Whether nothing may be sent there; what is no address at all is none that may. */
export function isForbiddenAddress(address: string): boolean {
  const family = isIP(address);
  return family === 0 || (family === 6 ? ofIpv6.check(address, 'ipv6') : ofIpv4.check(address, 'ipv4'));
}
