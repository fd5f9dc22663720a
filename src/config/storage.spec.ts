import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env.js';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const read = (variables: Record<string, string> = {}) => readEnv({ DATA_DIR, ...variables });
const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

test('files lie in the data folder where nothing is said', () => {
  expect(read()).toMatchObject({ storageUrl: `file:${join(DATA_DIR, 'files')}`, s3: null });
});

test('an object store is a bucket, a prefix, a region and an endpoint', () => {
  const url = 's3://papers/my/verify/?region=ap-southeast-1&endpoint=https://s3.example:9000/';
  expect(read({ STORAGE_URL: url, ...KEYS }).s3).toEqual({
    bucket: 'papers',
    prefix: 'my/verify/',
    region: 'ap-southeast-1',
    endpoint: 'https://s3.example:9000',
    ca: null,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  });
});

test("a bucket alone is Amazon's, with the rights of the machine", () => {
  expect(read({ STORAGE_URL: 's3://papers', AWS_REGION: 'eu-west-1' }).s3).toMatchObject({
    prefix: '',
    region: 'eu-west-1',
    endpoint: null,
    credentials: null,
  });
});

test.each([
  [{ STORAGE_URL: 'file:' }, 'STORAGE_URL'],
  [{ STORAGE_URL: 'ftp://papers' }, 'STORAGE_URL'],
  [{ STORAGE_URL: 's3://' }, 'STORAGE_URL'],
  [{ STORAGE_URL: 's3://Key:secret@papers' }, 'STORAGE_URL'],
  [{ STORAGE_URL: 's3://papers/../x y' }, 'STORAGE_URL'],
  [{ STORAGE_URL: 's3://papers?endpoint=minio:9000' }, 'endpoint of STORAGE_URL'],
  [{ STORAGE_URL: 's3://papers?acl=public' }, '"acl"'],
  [{ STORAGE_URL: 's3://papers', AWS_ACCESS_KEY_ID: 'key' }, 'AWS_SECRET_ACCESS_KEY'],
  [{ STORAGE_URL: 's3://papers?public-endpoint=https://files.example' }, '"public-endpoint"'],
])('%j is refused by name', (variables, named) => {
  expect(() => read(variables as unknown as Record<string, string>)).toThrow(named);
});
