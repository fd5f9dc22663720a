import { liesInNetworks, readNetwork } from './key-networks.js';

it.each([
  ['203.0.113.0/24', '203.0.113.0/24'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['2001:DB8::/32', '2001:db8::/32'],
  ['::1', '::1'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['203.0.113.0/33', null],
  ['203.0.113.256', null],
  ['203.0.113', null],
  ['2001:db8::1::2', null],
  ['2001:db8::/129', null],
  ['203.0.113.0/24/1', null],
  ['203.0.113.0/', null],
  ['example.com', null],
  ['', null],
  [7, null],
])('reads %j as %j', (given, network) => {
  expect(readNetwork(given)).toBe(network);
});

it.each([
  ['203.0.113.7', ['203.0.113.0/24'], true],
  ['203.0.114.7', ['203.0.113.0/24'], false],
  ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['203.0.113.8', ['198.51.100.0/24', '203.0.112.0/20'], true],
  ['2001:db8:1::9', ['2001:db8::/32'], true],
  ['2001:db9::9', ['2001:db8::/32'], false],
  ['2001:db8::9', ['203.0.113.0/24'], false],
  ['fe80::1%eth0', ['fe80::/10'], true],
  ['127.0.0.1', [], false],
  ['nonsense', ['0.0.0.0/0'], false],
])('%s in %j: %s', (address, networks, expected) => {
  expect(liesInNetworks(address, networks)).toBe(expected);
});
