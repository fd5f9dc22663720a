import { makeDataSources, makeReplicaSource } from './data-source.js';

const POOL = { size: 3, connectTimeout: 1_000 };

it.each([
  ['mariadb://verify:word@[fd00::7]:3307/verify', 'fd00::7'],
  ['mysql://verify:word@db.example:3307/verify', 'db.example'],
])('connects to the host of %s', (url, host) => {
  expect(makeDataSources(url, POOL).writer.options).toMatchObject({ host, port: 3307 });
  expect(makeReplicaSource(url, POOL).options).toMatchObject({ host, port: 3307 });
});
