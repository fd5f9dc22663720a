import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Copy, DockerfileParser, type From, type Instruction } from 'dockerfile-ast';
import { parse } from 'yaml';
import { readEnv } from '../../src/config/env.js';
import { LARGEST_CHECKED } from '../../src/domain/certificate/file-verdict.js';
import { LARGEST_UPLOAD } from '../../src/domain/files/file-kind.js';
import { productionSettings } from '../support/production.js';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

/** A version of three numbers, or the moment of a release: never what changes by itself. */
const PINNED = /:(v?\d+\.\d+\.\d+([-.][\w.-]+)?|RELEASE\.[\dTZ-]+)$/;

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly restart?: string;
  readonly stop_grace_period?: string;
  readonly [key: string]: unknown;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, unknown>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** What the containers run, and where each is run in tests. */
const TESTED: Readonly<Record<string, string>> = {
  'start:api': 'test/support/server.ts',
  'start:worker': 'test/support/worker.ts',
  migrate: 'test/e2e/operations.spec.ts',
};
const testedCommands = Object.keys(TESTED).map((name) => scripts[name]);
const settingNames = new Set(
  readdirSync(join(ROOT, 'src/config'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap((name) => [...read(`src/config/${name}`).matchAll(/'([A-Z][A-Z0-9_]{2,})'/g)].map(([, found]) => found)),
);
/** Read by the memory allocator of the C library. */
const NOT_OURS = ['MALLOC_ARENA_MAX'];

describe('the Dockerfile', () => {
  const dockerfile = DockerfileParser.parse(read('Dockerfile'));
  const instructions = dockerfile.getInstructions();
  const all = (keyword: string) => instructions.filter((one) => one.getKeyword() === keyword);
  const last = (keyword: string) => all(keyword).at(-1)?.getArgumentsContent() ?? '';
  const words = (instruction: Instruction) => instruction.getArguments().map((argument) => argument.getValue());

  it('builds on pinned images, in stages', () => {
    const stages = dockerfile.getFROMs();
    expect(stages.length).toBeGreaterThan(1);
    expect(stages.map((from: From) => from.getImage() ?? '').filter((image) => !PINNED.test(image))).toEqual([]);
  });

  it('builds and runs on the same Node: the code that V8 keeps fits no other', () => {
    const [image, ...others] = new Set(dockerfile.getFROMs().map((from: From) => from.getImage()));
    expect([image, others]).toEqual([expect.stringMatching(/^node:\d+\.\d+\.\d+-/), []]);
  });

  it('copies what is there and what .dockerignore lets through', () => {
    const stages = new Set(dockerfile.getFROMs().map((from: From) => from.getBuildStage()));
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const copy of dockerfile.getCOPYs() as Copy[]) {
      const stage = copy
        .getFlags()
        .find((flag) => flag.getName() === 'from')
        ?.getValue();
      if (stage !== undefined) {
        expect([stage, stages.has(stage)]).toEqual([stage, true]);
        continue;
      }
      for (const source of words(copy).slice(0, -1)) {
        expect([source, existsSync(join(ROOT, source))]).toEqual([source, true]);
        expect([source, allowed.includes(source.split('/')[0] ?? '')]).toEqual([source, true]);
      }
    }
  });

  it('keeps secrets and data out of the build', () => {
    const ignored = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(ignored[0]).toBe('*');
    for (const private_ of ['var', 'secrets', '.env', '.git']) expect(ignored).not.toContain(`!${private_}`);
    expect(ignored).toContain('**/.env*');
  });

  it('runs no script of a package but the one it names, and commands of package.json', () => {
    const runs = all('RUN').map((one) => one.getArgumentsContent() ?? '');
    for (const text of runs.filter((one) => one.includes('npm ci'))) expect(text).toContain('--ignore-scripts');
    const named = runs.flatMap((text) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? ''));
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    expect(named).toContain('build');
    expect(runs.join('\n')).toMatch(/npm ci --omit=dev/);
  });

  it('runs as nobody special, what start:api runs, and asks for its health where it is told', () => {
    const after = instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'));
    expect(after.filter((one) => one.getKeyword() === 'USER').map((one) => one.getArgumentsContent())).toEqual([
      'node',
    ]);
    expect((JSON.parse(last('CMD')) as string[]).join(' ')).toBe(scripts['start:api']);
    expect(last('HEALTHCHECK')).toContain(`http://127.0.0.1:${environment().METRICS_PORT}/health/ready`);
    expect(last('STOPSIGNAL')).toBe('SIGTERM');
  });

  it('sets only what is read, and where Debian puts Chromium', () => {
    const names = Object.keys(environment());
    expect(names.filter((name) => !settingNames.has(name) && !NOT_OURS.includes(name))).toEqual([]);
    expect(environment()).toMatchObject({ NODE_ENV: 'production', PUPPETEER_EXECUTABLE_PATH: '/usr/bin/chromium' });
    expect(
      all('RUN')
        .map((one) => one.getArgumentsContent())
        .join(),
    ).toMatch(/apt-get install [^&]* chromium/);
  });

  function environment(): Record<string, string> {
    return Object.fromEntries(
      dockerfile.getENVs().flatMap((env) => env.getProperties().map((one) => [one.getName(), one.getValue() ?? ''])),
    );
  }
});

describe('docker-compose.yml', () => {
  const text = read('docker-compose.yml');
  const compose = parse(text, { merge: true }) as Compose;
  const services = Object.entries(compose.services);
  const ours = services.filter(([, { image }]) => image.startsWith('myverify:'));
  const example = Object.fromEntries(
    [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

  it('has two APIs, a worker, a migration and all they need', () => {
    expect(services.map(([name]) => name).sort()).toEqual(
      ['api-1', 'api-2', 'bucket', 'mailpit', 'mariadb', 'migrate', 'minio', 'proxy', 'redis', 'worker'].sort(),
    );
    expect(ours.map(([name]) => name)).toEqual(['migrate', 'api-1', 'api-2', 'worker']);
  });

  it('runs only commands that package.json has and tests run', () => {
    for (const [name, { command }] of ours)
      expect([name, testedCommands]).toEqual([name, expect.arrayContaining([command?.join(' ')])]);
    for (const [script, where] of Object.entries(TESTED))
      expect([where, read(where)]).toEqual([where, expect.stringContaining(`'${script}'`)]);
  });

  it('pins every image', () => {
    expect(
      services.map(([, { image }]) => image).filter((image) => !PINNED.test(image) && image !== 'myverify:1'),
    ).toEqual([]);
  });

  it('starts a service after what it needs, which is healthy or done by then', () => {
    for (const [name, { depends_on = {} }] of services) {
      for (const [needed, { condition }] of Object.entries(depends_on)) {
        const service = compose.services[needed];
        const isOurs = service?.image.startsWith('myverify:');
        const healthy = isOurs ? service?.healthcheck?.disable !== true : service?.healthcheck?.test !== undefined;
        const fits = condition === 'service_healthy' ? healthy : service?.restart === 'no';
        expect([name, needed, condition, fits]).toEqual([
          name,
          needed,
          expect.stringMatching(/^service_(healthy|completed_successfully)$/),
          true,
        ]);
      }
    }
    for (const [name, service] of ours) if (name !== 'migrate') expect(service.depends_on?.migrate).toBeDefined();
  });

  it('gives the service settings that it reads and takes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'compose-'));
    try {
      const known = await productionSettings(folder);
      const values: Record<string, string> = {
        ...example,
        ...known,
        DATABASE_PASSWORD: 'word',
        STORAGE_PASSWORD: 'storage-word',
        METRICS_TOKEN: 'token-of-the-tests',
      };
      const filled = (value: string) => value.replace(/\$\{(\w+)[^}]*\}/g, (_, name: string) => values[name] ?? '');
      for (const [name, { environment = {} }] of ours) {
        const names = Object.keys(environment);
        expect([name, names.filter((one) => !settingNames.has(one))]).toEqual([name, []]);
        const given = Object.fromEntries(Object.entries(environment).map(([one, value]) => [one, filled(value)]));
        const secrets = Object.fromEntries(
          names.filter((one) => known[one]?.startsWith(folder)).map((one) => [one, known[one]]),
        );
        const env = readEnv({ ...given, ...secrets, NODE_ENV: 'production', DATA_DIR: folder });
        expect(env).toMatchObject({ redisUrl: 'redis://redis:6379', drainSeconds: 4, trustProxy: 1, production: true });
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('takes from .env what .env.example lists, and that holds no secret', () => {
    const used = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? ''));
    expect([...used].sort()).toEqual(Object.keys(example).sort());
    for (const name of Object.keys(example).filter((one) => /SECRET|PASSWORD|TOKEN/.test(one)))
      expect([name, example[name]]).toEqual([name, '']);
    for (const [name, { environment = {} }] of services) {
      for (const [variable, value] of Object.entries(environment)) {
        if (/SECRET|PASSWORD|TOKEN/.test(variable))
          expect([name, variable, value]).toEqual([name, variable, expect.stringMatching(/^\$\{/)]);
      }
    }
  });

  it('shows the proxy to the world and nothing else; no service is privileged', () => {
    for (const [name, service] of services) {
      if (name !== 'proxy')
        expect([name, (service.ports ?? []).filter((port) => !port.startsWith('127.0.0.1:'))]).toEqual([name, []]);
      for (const key of ['privileged', 'cap_add', 'user', 'network_mode'])
        expect([name, key, service[key]]).toEqual([name, key, undefined]);
    }
  });

  it('names volumes, networks, secrets and files that there are', () => {
    for (const [name, { volumes = [], networks = [], secrets = [] }] of services) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        const there = source.startsWith('.') ? existsSync(join(ROOT, source)) : source in compose.volumes;
        expect([name, volume, there]).toEqual([name, volume, true]);
      }
      expect([
        name,
        networks.filter((one) => !(one in compose.networks)),
        secrets.filter((one) => !(one in compose.secrets)),
      ]).toEqual([name, [], []]);
    }
    for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\//);
    expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['secrets/', '.env']));
  });

  it('lets what is in flight finish before it kills', () => {
    for (const [name, service] of ours)
      expect([name, Number.parseInt(service.stop_grace_period ?? '0', 10)]).toEqual([name, 35]);
  });

  it('has a Redis that is kept on disk and throws nothing away', () => {
    expect(compose.services.redis?.command?.join(' ')).toMatch(/--appendonly yes .*--maxmemory-policy noeviction/);
  });
});

describe('the Caddyfile', () => {
  const caddyfile = read('deploy/Caddyfile');

  it('lets every file through that the API takes, and what it refuses for its size', () => {
    const megabytes = Number(/max_size (\d+)MB/.exec(caddyfile)?.[1]);
    expect(megabytes * 1_000_000).toBeGreaterThan(1.2 * Math.max(LARGEST_UPLOAD, LARGEST_CHECKED));
  });

  it('spreads requests over the APIs by their readiness', () => {
    const upstreams = /reverse_proxy (.+) \{/.exec(caddyfile)?.[1]?.split(' ');
    expect(upstreams).toEqual(['api-1:3000', 'api-2:3000']);
    const path = /health_uri (\S+)/.exec(caddyfile)?.[1] ?? '';
    const { paths } = JSON.parse(read('api-client/openapi.json')) as { paths: Record<string, unknown> };
    expect([path, path in paths]).toEqual(['/health/ready', true]);
    // Asked more often than the time for which an API that ends still answers.
    expect(Number(/health_interval (\d+)s/.exec(caddyfile)?.[1])).toBeLessThan(4);
    expect(caddyfile.split('{').length).toBe(caddyfile.split('}').length);
  });
});
