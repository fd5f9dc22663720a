import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { LogRecorder } from '../../../test/fakes/log.recorder.js';
import { Env } from '../../config/env.js';
import { ClosedData } from './closed-data.js';

const UMASK = process.umask();
let folder: string;
let log: LogRecorder;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closed-data-'));
  log = LogRecorder.install();
});
afterEach(async () => {
  process.umask(UMASK);
  Logger.overrideLogger(true);
  await rm(folder, { recursive: true });
});

const close = (dataDir: string, databaseUrl: string) =>
  new ClosedData(Object.assign(new Env(), { dataDir, databaseUrl }));
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('closes what was open, and whatever is made later', async () => {
  const database = join(folder, 'a.sqlite');
  await writeFile(database, '');
  await chmod(database, 0o664);
  await chmod(folder, 0o775);
  close(folder, `sqlite:${database}`);
  expect([await modeOf(folder), await modeOf(database)]).toEqual(['700', '600']);
  await writeFile(`${database}-wal`, '');
  expect(await modeOf(`${database}-wal`)).toBe('600');
  expect(log.lines).toEqual([]);
});

test('leaves alone what is closed further', async () => {
  await chmod(folder, 0o500);
  close(folder, 'mariadb://x/y');
  expect(await modeOf(folder)).toBe('500');
});

test('warns of what is not ours to close, and goes on', async () => {
  // Nobody may change modes there, the superuser included.
  close('/proc/self', `sqlite:${join(folder, 'a.sqlite')}`);
  expect(log.lines).toEqual([
    expect.stringMatching(
      /^warn \/proc\/self is open to other users of this machine: its mode is 555 and should be 700/,
    ),
  ]);
});
