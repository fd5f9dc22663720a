#!/usr/bin/env node
// In the place of MinIO's `mc`: the commands that docker-compose.yml and docs/operations.md call. Rights and versions
// are only talked of.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';

const given = process.argv.slice(2);
const isExcluded = (name) => given.some((word, at) => word === name && given[at - 1] === '--exclude');
const words = given.filter((word, at) => !word.startsWith('--') && given[at - 1] !== '--exclude');
const command = words.slice(0, words[0] === 'admin' || words[0] === 'ilm' ? 3 : 1).join(' ');

function store() {
  const { origin, hostname, username, password } = new URL(process.env.MC_HOST_store);
  const client = new S3Client({
    endpoint: origin,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: username, secretAccessKey: password },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, accounts: `http://${hostname}:9001/`, password };
}

async function makeBucket(path) {
  const made = store().client.send(new CreateBucketCommand({ Bucket: path.replace('store/', '') }));
  await made.catch((error) => {
    if (!(error instanceof BucketAlreadyOwnedByYou) && error.name !== 'BucketAlreadyExists') throw error;
  });
}

async function addAccount(name, password) {
  const { accounts, password: authorization } = store();
  const answer = await fetch(accounts, {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify({ name, password }),
  });
  if (!answer.ok) throw new Error(`the store answered ${answer.status}`);
}

async function mirror(from, to) {
  const { client } = store();
  if (from.startsWith('store/')) {
    const Bucket = from.replace('store/', '');
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
      for (const { Key } of Contents) {
        if (isExcluded(Key)) continue;
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        await mkdir(dirname(join(to, Key)), { recursive: true });
        await writeFile(join(to, Key), await Body.transformToByteArray());
        console.log(Key);
      }
    }
    return;
  }
  const Bucket = to.replace('store/', '');
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const Key = path.slice(from.length + 1);
    if (isExcluded(Key)) continue;
    await client.send(new PutObjectCommand({ Bucket, Key, Body: await readFile(path) }));
    console.log(Key);
  }
}

async function run() {
  if (command === 'ready') return void (await fetch('http://127.0.0.1:9000'));
  if (command === 'mb') return makeBucket(words[1]);
  if (command === 'admin user add') return addAccount(words[4], words[5]);
  if (command === 'mirror') return mirror(words[1], words[2]);
  if (/^(version|ilm rule \w+|admin (policy|user) \w+)$/.test(command))
    return console.log(`${words.slice(0, 3).join(' ')}: not done by this stand-in`);
  throw new Error(`this stand-in does not know: ${words.join(' ')}`);
}

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
