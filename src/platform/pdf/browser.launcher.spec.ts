import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from './browser.launcher.js';

describe('the browser that documents are printed by', () => {
  let folder: string;
  let started: { readonly flags: readonly string[]; readonly variables: readonly string[] };

  /** A program that notes how it was started, and ends. */
  beforeAll(async () => {
    process.env.SECRET_OF_THE_SERVICE = 'a secret';
    folder = await mkdtemp(join(tmpdir(), 'launched-'));
    const [program, flags, variables] = ['program', 'flags', 'variables'].map((name) => join(folder, name));
    const script = `#!/bin/sh\nprintf '%s\\n' "$@" > ${flags}\nenv > ${variables}\nexit 1\n`;
    await writeFile(String(program), script, { mode: 0o700 });
    await expect(launchBrowser(String(program), 20_000, 'off')).rejects.toThrow();
    const lines = async (path = '') => (await readFile(path, 'utf8')).trim().split('\n');
    started = { flags: await lines(flags), variables: await lines(variables) };
  });
  afterAll(async () => {
    delete process.env.SECRET_OF_THE_SERVICE;
    await rm(folder, { recursive: true });
  });

  it.each([
    ['has a proxy that is not there', '--proxy-server=http://127.0.0.1:9'],
    ['asks it for this machine as well', '--proxy-bypass-list=<-loopback>'],
    ['finds no name', '--host-resolver-rules=MAP * ~NOTFOUND'],
    ['looks up no name ahead', '--dns-prefetch-disable'],
    ['fetches no parts of its own', '--disable-component-update'],
    ['reports to nobody', '--disable-domain-reliability'],
    ['sends no crashes', '--disable-crash-reporter'],
    ['sends no pings', '--no-pings'],
    ['is spoken to over a pipe', '--remote-debugging-pipe'],
  ])('%s', (_what, flag) => {
    expect(started.flags).toContain(flag);
  });

  it('opens no port', () => {
    expect(started.flags.filter((flag) => flag.startsWith('--remote-debugging-port'))).toEqual([]);
  });

  it('inherits no setting of the service', () => {
    const names = started.variables.map((line) => line.split('=')[0]);
    expect(names).toEqual(expect.arrayContaining(['HOME', 'TMPDIR']));
    expect(started.variables.join('\n')).not.toContain('a secret');
  });
});
