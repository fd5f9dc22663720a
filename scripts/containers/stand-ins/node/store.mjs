#!/usr/bin/env node
// In the place of `minio server <folder>`: S3 on port 9000, and on 9001 what makes an account. It knows neither rights
// nor versions.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import S3rver from 's3rver';
import Account from 's3rver/lib/models/account.js';

const [, folder] = process.argv.slice(2);
const { MINIO_ROOT_USER, MINIO_ROOT_PASSWORD } = process.env;
const list = join(folder, 'accounts.json');
const accounts = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};

Account.registry.clear();
const add = (name, password) => Account.DUMMY_ACCOUNT.createKeyPair(name, password);
for (const [name, password] of Object.entries({ ...accounts, [MINIO_ROOT_USER]: MINIO_ROOT_PASSWORD }))
  add(name, password);

const directory = join(folder, 'buckets');
mkdirSync(directory, { recursive: true });
await new S3rver({ address: '0.0.0.0', port: 9000, directory, silent: true, vhostBuckets: false }).run();

createServer(async (request, answer) => {
  if (request.headers.authorization !== MINIO_ROOT_PASSWORD) return void answer.writeHead(403).end();
  const { name, password } = await json(request);
  add(name, password);
  accounts[name] = password;
  writeFileSync(list, JSON.stringify(accounts), { mode: 0o600 });
  answer.end();
}).listen(9001);

process.on('SIGTERM', () => process.exit(0));
