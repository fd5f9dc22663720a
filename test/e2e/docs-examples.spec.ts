import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { registerStudent } from '../support/applicant.js';
import { newIntegrator, newKey } from '../support/integrators.js';
import { signIn } from '../support/portal.js';
import { describeWithPrograms } from '../support/programs.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

const run = promisify(execFile);
const NUMBER = 'MYV-TESTC-1A1ME-D0005';
const ROWS = 150;

const PROGRAMS = [
  ['curl', '--version'],
  ['jq', '--version'],
] as const;

describeWithPrograms('the examples of the page of the API', PROGRAMS, () => {
  let server: RunningServer;
  let folder: string;
  let key: string;
  let examples: string[];

  beforeAll(async () => {
    server = await startServer();
    const admin = await signIn(server.url, ADMIN);
    ({ key } = await newKey(admin, (await newIntegrator(admin)).id, { mode: 'test' }));
    await registerStudent(server, 'mei@example.com');
    folder = mkdtempSync(join(tmpdir(), 'myverify-docs-'));
    const document = (await (await fetch(`${server.url}/docs-json`)).json()) as { info: { description: string } };
    examples = [...document.info.description.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    return server.dispose();
  });

  /** As it is printed; a step that fails ends it. */
  async function outputOf(part: string): Promise<string> {
    const found = examples.filter((code) => code.includes(part));
    expect(found.length).toBe(1);
    const env = { ...process.env, SERVER: server.url, KEY: key };
    const { stdout } = await run('bash', ['-eo', 'pipefail', '-c', found[0] ?? ''], { cwd: folder, env });
    return stdout;
  }

  it('are these, and each is run here', () => {
    expect(examples.length).toBe(5);
  });

  it('check one report', async () => {
    expect(JSON.parse(await outputOf('"items"'))).toMatchObject({
      items: [{ result: 'valid', fields: { name: { match: 'close' }, level: { match: 'equal' } } }],
    });
  });

  it('check a table', async () => {
    expect(JSON.parse(await outputOf('printf'))).toMatchObject({
      items: [{ line: 2, result: 'valid', fields: { level: { match: 'equal' } } }],
      problems: [],
    });
  });

  it('check a table of many', async () => {
    const rows = Array.from({ length: ROWS }, (_, at) => `${NUMBER},Student ${at}`);
    writeFileSync(join(folder, 'many.csv'), `number,name\n${rows.join('\n')}\n`);
    const table = (await outputOf('many.csv')).trim().split('\n');
    expect(table.length).toBe(ROWS + 1);
    expect(table[1]).toContain(NUMBER);
  });

  it('make a webhook', async () => {
    expect(JSON.parse(await outputOf('/api/v1/webhooks'))).toMatchObject({
      events: ['report.withdrawn'],
      secret: expect.stringMatching(/^whsec_/),
    });
  });

  it('sign in', async () => {
    expect(JSON.parse(await outputOf('/api/user/login'))).toEqual([]);
  });
});
