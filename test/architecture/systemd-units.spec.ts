import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { read, scripts, settingNames } from './deployed.js';

describe('the units of systemd', () => {
  /** The time that a process takes to end, in seconds after `DRAIN_SECONDS`. */
  const ENDS_WITHIN = 30;
  const NAMES = { 'start:api': 'deploy/myverify-api.service', 'start:worker': 'deploy/myverify-worker.service' };
  const units = Object.entries(NAMES);

  it.each(units)('run the command of %s itself: npm does not pass signals on', (script, file) => {
    expect(unitOf(file).ExecStart).toEqual([`/usr/bin/${scripts[script]}`]);
  });

  it.each(units)('for %s set what is read, and give it the time to end that it takes', (_, file) => {
    const unit = unitOf(file);
    const set = Object.fromEntries(
      (unit.Environment?.[0] ?? '').split(' ').map((one) => one.split('=') as [string, string]),
    );
    expect(Object.keys(set).filter((name) => !settingNames.has(name) && name !== 'MALLOC_ARENA_MAX')).toEqual([]);
    expect(set).toMatchObject({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' });
    expect(`/var/lib/${unit.StateDirectory?.[0]}`).toBe(set.DATA_DIR);
    expect(Number(unit.TimeoutStopSec?.[0])).toBeGreaterThan(Number(set.DRAIN_SECONDS ?? 0) + ENDS_WITHIN);
    expect(unit).toMatchObject({ User: ['myverify'], Restart: ['always'], KillMode: ['mixed'], MemoryMax: ['2G'] });
    expect(unit).toMatchObject({ NoNewPrivileges: ['true'], LimitNOFILE: ['65536'], TasksMax: ['512'] });
  });

  it.each(units)('for %s name each setting that a copy of the unit needs of its own', (_, file) => {
    const [, told = ''] = /^# For a second one .*? with another (.*)\.$/m.exec(read(file)) ?? [];
    const [own = ''] = unitOf(file).Environment ?? [];
    expect(told).toContain('StateDirectory');
    for (const name of ['METRICS_PORT', 'DATA_DIR'])
      expect([told.includes(name), own.includes(`${name}=`)]).toEqual([true, true]);
  });

  it('run from a link to a release, so that none is built where another runs', () => {
    for (const [, file] of units) expect(unitOf(file).WorkingDirectory).toEqual(['/opt/myverify/current']);
    for (const file of ['docs/operations.md', ...units.map(([, name]) => name)])
      expect([file, read(file).match(/.*\/opt\/myverify(?!\/(current|releases)\b).*/g)]).toEqual([file, null]);
    expect(read('docs/operations.md')).toContain('ln -sfn releases/');
  });

  it.each(units)(
    'find the user and the folders of %s made by the first deployment, and its settings where commands do',
    (_, file) => {
      const unit = unitOf(file);
      const text = read('docs/operations.md');
      const [user = ''] = unit.User ?? [];
      expect(/^useradd .*$/m.exec(text)?.[0]).toMatch(new RegExp(` ${user}$`));
      const [folders = ''] = /^install -d -o myverify -g myverify .*$/m.exec(text) ?? [];
      for (const path of unit.ReadWritePaths ?? []) expect(folders.split(' ')).toContain(path.replace(/^-/, ''));
      const [command = ''] = /^systemd-run .*$/m.exec(text) ?? [];
      expect(command.split(' ')).toEqual(
        expect.arrayContaining([
          `--uid=${user}`,
          `--gid=${unit.Group?.[0]}`,
          `EnvironmentFile=${unit.EnvironmentFile?.[0]}`,
        ]),
      );
      const dataDir = /DATA_DIR=(\S+)$/.exec(command.replace(' npm run migrate', ''))?.[1];
      expect(folders.split(' ')).toContain(dataDir);
    },
  );

  it('have commands take their own values from a file that is read later and that nobody else can read', () => {
    const text = read('docs/operations.md');
    const [own = '', ...others] = (text.match(/^systemd-run .*$/gm) ?? []).filter((line) => /create-admin$/.test(line));
    expect(others).toEqual([]);
    const files = [...own.matchAll(/-p EnvironmentFile=(\S+)/g)].map(([, file]) => file);
    expect(files).toEqual([unitOf(NAMES['start:api']).EnvironmentFile?.[0], '/etc/myverify/command']);
    expect(text).toContain(`install -m 0600 /dev/null ${files[1]}`);
    // By `-E` a value loses against the file, and any user reads it among the properties of the unit.
    const bare = text.match(/\s(?:-E|--setenv)[ =](?!DATA_DIR=)\w+=?/g) ?? [];
    expect(bare).toEqual([]);
    const [folders = ''] = /^install -d -o myverify -g myverify .*$/m.exec(text) ?? [];
    const written = [...text.matchAll(/npm run backup -- (\/\w+)\//g)].map(([, folder = '']) => folder);
    expect(new Set(written)).toEqual(new Set(['/backups']));
    for (const folder of written) expect(folders.split(' ')).toContain(folder);
  });

  it('leave the data folder to each process, so that the pipes of bounces name one', () => {
    const pipes = read('docs/operations.md').match(/.*--env-file=.*/g) ?? [];
    const dataDir = /DATA_DIR=\S+/.exec(read(NAMES['start:api']))?.[0];
    expect(pipes.map((line) => line.includes(`/usr/bin/env ${dataDir} /usr/bin/node --env-file=`))).toEqual([
      true,
      true,
    ]);
  });

  it('have ports of their own on one machine', () => {
    const ports = units.map(([, file]) => /METRICS_PORT=(\d+)/.exec(read(file))?.[1]);
    expect(new Set(ports).size).toBe(units.length);
  });

  it.each(units)(
    'are named in docs/operations.md with the command of %s, and no operator is told to run npm',
    (script, file) => {
      const text = read('docs/operations.md');
      expect(text).toContain(file);
      expect(text).toContain(`\`${scripts[script]}\``);
      expect(text).not.toContain(`npm run ${script}`);
    },
  );

  const asked = spawnSync('systemd-analyze', ['--version']);
  // systemd is not on every machine; what it would say of a key that it does not know is seldom news.
  (asked.error ? it.skip : it)('have nothing that systemd does not know', () => {
    const folder = mkdtempSync(join(tmpdir(), 'units-'));
    const copies = units.map(([, file]) => {
      const copy = join(folder, basename(file));
      writeFileSync(copy, read(file).replace('/usr/bin/node', process.execPath));
      return copy;
    });
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...copies], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stderr.split('\n').filter((line) => line.includes(folder))]).toEqual([0, []]);
  });

  function unitOf(file: string): Partial<Record<string, string[]>> {
    const unit: Partial<Record<string, string[]>> = {};
    for (const [, key = '', value = ''] of read(file).matchAll(/^(\w+)=(.*)$/gm))
      unit[key] = [...(unit[key] ?? []), value];
    return unit;
  }
});
