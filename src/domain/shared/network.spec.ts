import fc from 'fast-check';
import { networkOf, siteOf } from './network.js';

describe('the network of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each(['', 'unknown', '1:2:3', '1::2::3', '1:2:3:4:5:6:7:8:9', 'xyz::1'])('%j stands for itself', (text) => {
    expect(networkOf(text)).toBe(text);
  });

  test('is the same for all addresses of a /64, and for no other', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
    fc.assert(
      fc.property(half, half, half, half, (network, host, other, elsewhere) => {
        expect(networkOf(`${network}:${host}`)).toBe(networkOf(`${network}:${other}`));
        expect(networkOf(`${network}:${host}`) === networkOf(`${elsewhere}:${host}`)).toBe(network === elsewhere);
      }),
    );
  });
});

describe('the site of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['', ''],
    ['unknown', 'unknown'],
    ['x'.repeat(60), 'x'.repeat(45)],
    [`1.2.${'3'.repeat(60)}.4`, `1.2.${'3'.repeat(41)}`],
  ])('%s is in %s', (address, site) => {
    expect(siteOf(address)).toBe(site);
  });
});
