import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { read } from './deployed.js';

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image: string;
        readonly command?: readonly string[];
        readonly environment?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** The right that a call of the SDK needs, where it has another name. */
const RIGHTS: Readonly<Record<string, string>> = {
  GetObject: 's3:GetObject',
  PutObject: 's3:PutObject',
  DeleteObject: 's3:DeleteObject',
  ListObjectsV2: 's3:ListBucket',
};

/**
 * Runs what the container does with an `mc` that does nothing but say what is known of the account.
 * @returns what was asked of it.
 */
function runBucketCommands(command: string, told: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
  const notes = join(folder, 'notes');
  try {
    const mc = `#!/bin/sh\necho "$*" >> ${notes}\ncase "$*" in 'admin user info'*) echo '${told}';; esac\n`;
    writeFileSync(join(folder, 'mc'), mc, { mode: 0o755 });
    const env = {
      PATH: `${folder}:${process.env.PATH}`,
      STORAGE_ACCESS_KEY: 'a-name',
      STORAGE_PASSWORD: 'the-password',
    };
    const { status, stderr } = spawnSync('/bin/sh', ['-c', command.replaceAll('$$', '$')], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    return readFileSync(notes, 'utf8').trim().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the object store of docker-compose.yml', () => {
  const text = read('docker-compose.yml');
  const { services } = parse(text, { merge: true }) as Compose;
  const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('myverify:'));

  it('gives the service an account at the object store that is not the one of its owner', () => {
    const { minio, bucket, worker } = services;
    expect(worker?.environment?.AWS_ACCESS_KEY_ID).not.toBe(minio?.environment?.MINIO_ROOT_USER);
    expect(worker?.environment?.AWS_SECRET_ACCESS_KEY).toBe(bucket?.environment?.STORAGE_PASSWORD);
    expect(worker?.environment?.AWS_SECRET_ACCESS_KEY).not.toBe(minio?.environment?.MINIO_ROOT_PASSWORD);
    for (const [name, { environment = {} }] of ours)
      expect([name, Object.values(environment).filter((value) => value.includes('ROOT'))]).toEqual([name, []]);
  });

  it.each([
    ['has none yet', 'AccessKey: a-name', true],
    ['has them', 'PolicyName: myverify-files', false],
  ])('makes bucket and account, and gives the account its rights where it %s', (_, told, attaches) => {
    const asked = runBucketCommands(services.bucket?.command?.[0] ?? '', told);
    expect(asked).toEqual([
      'mb --ignore-existing store/myverify',
      'version enable store/myverify',
      'ilm rule ls store/myverify',
      'admin policy create store myverify-files /policy.json',
      'admin user add store a-name the-password',
      'admin user info store a-name',
      ...(attaches ? ['admin policy attach store myverify-files --user a-name'] : []),
    ]);
  });

  it('lets that account do what the service does with its bucket, and no more', () => {
    const source = read('src/platform/storage/s3.file-storage.ts');
    const calls = new Set(
      [...source.matchAll(/new sdk\.(\w+)Command\(/g)].map(([, name = '']) => RIGHTS[name] ?? name),
    );
    interface Statement {
      readonly Effect: string;
      readonly Action: readonly string[];
      readonly Resource: readonly string[];
    }
    const { Statement } = JSON.parse(read('deploy/bucket-policy.json')) as { Statement: readonly Statement[] };
    expect(Statement.flatMap(({ Action }) => Action).sort()).toEqual([...calls].sort());
    const [bucket] = /s3:\/\/(\w+)/.exec(text)?.slice(1) ?? [];
    for (const { Effect, Action, Resource } of Statement) {
      const place = Action.includes('s3:ListBucket') ? '' : '/*';
      expect([Effect, Resource]).toEqual(['Allow', [`arn:aws:s3:::${bucket}${place}`]]);
    }
  });
});
