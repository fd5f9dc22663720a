import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newIntegrator, newKey } from '../support/integrators.js';
import { signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

let server: RunningServer;
let key: string;
let folder: string;

beforeAll(async () => {
  server = await startServer();
  const admin = await signIn(server.url, ADMIN);
  ({ key } = await newKey(admin, (await newIntegrator(admin)).id, { mode: 'test' }));
  folder = mkdtempSync(join(tmpdir(), 'myverify-clients-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules/@types/node'), join(folder, 'node_modules/@types/node'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  return server.dispose();
});

/** What went wrong is what the program has written. */
async function outputOf(args: readonly string[], cwd = folder): Promise<string> {
  const env = { ...process.env, SERVER: server.url, KEY: key, NODE_OPTIONS: '' };
  try {
    return (await run(process.execPath, args, { cwd, env })).stdout;
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
    throw new Error(`${message}\n${stdout}\n${stderr}`);
  }
}

/** Compiles strictly, as a project of its own that knows nothing of this one. */
async function compile(include: readonly string[], out: string): Promise<void> {
  const compilerOptions = {
    strict: true,
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    types: ['node'],
    skipLibCheck: false,
    rootDir: '.',
    outDir: out,
  };
  const file = join(folder, `tsconfig.${out}.json`);
  writeFileSync(file, JSON.stringify({ compilerOptions, include }));
  await outputOf([join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', file]);
}

describe('the client as a package', () => {
  it('installs from a file, and the examples of its page compile and run', async () => {
    const packed = (await outputOf([join(ROOT, 'scripts/pack-client.mjs'), folder], ROOT)).trim();
    const installed = join(folder, 'node_modules/@myverify/api-client');
    mkdirSync(installed, { recursive: true });
    await run('tar', ['-xzf', packed, '-C', installed, '--strip-components=1']);
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: '@myverify/api-client', version: expect.any(String) });
    expect(manifest.private).toBeUndefined();
    // What npm would fetch with it.
    for (const name of Object.keys(manifest.dependencies)) {
      mkdirSync(join(folder, 'node_modules', name, '..'), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
    }
    const page = readFileSync(join(installed, 'README.md'), 'utf8');
    const examples = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    expect(examples.length).toBe(2);
    for (const [at, code] of examples.entries()) writeFileSync(join(folder, `example-${at}.ts`), code);
    await compile(['example-*.ts'], 'examples');
    expect(await outputOf(['examples/example-0.js'])).toBe('valid close equal\n');
    expect(await outputOf(['examples/example-1.js'])).toBe('true\n');
    const named = [...page.matchAll(/`@myverify\/api-client(\/[\w.-]+)?`/g)].map(([, part = '']) => part);
    for (const part of named.filter((one) => !one.endsWith('.json'))) {
      const code = `import('@myverify/api-client${part}').then((all) => console.log(Object.keys(all).length > 0))`;
      expect([part, await outputOf(['-e', code])]).toEqual([part, 'true\n']);
    }
  });
});

describe('a client that another generator makes of the description', () => {
  it('compiles and runs', async () => {
    const generator = join(ROOT, 'node_modules/@hey-api/openapi-ts/bin/run.js');
    const input = join(ROOT, 'api-client/openapi.json');
    await outputOf([generator, '-i', input, '-o', join(folder, 'hey'), '-c', '@hey-api/client-fetch'], ROOT);
    writeFileSync(
      join(folder, 'hey.ts'),
      `import { createClient, createConfig } from './hey/client/index.js';
import { createReportCheck, listWebhooks } from './hey/sdk.gen.js';

const { SERVER = '', KEY = '' } = process.env;
const client = createClient(createConfig({ baseUrl: SERVER, auth: KEY }));
const body = { items: [{ number: 'MYV-TESTC-1A1ME-D0005', claims: { level: 'Master' as const } }] };
const { data, error } = await createReportCheck({ client, body });
if (error) throw new Error(error.reason);
const hooks = await listWebhooks({ client });
console.log(JSON.stringify([data && 'items' in data && data.items[0]?.result, Array.isArray(hooks.data)]));
`,
    );
    await compile(['hey.ts', 'hey/**/*.ts'], 'made');
    expect(await outputOf(['made/hey.js'])).toBe('["valid",true]\n');
  });
});
