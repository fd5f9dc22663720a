import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readEnv } from '../../src/config/env.js';
import { productionSettings } from '../support/production.js';
import { compose, ours, services, text } from './compose.js';
import { PINNED, ROOT, read, scripts, settingNames } from './deployed.js';

/** What the containers run, and where each is run in tests. */
const TESTED: Readonly<Record<string, string>> = {
  'start:api': 'test/support/server.ts',
  'start:worker': 'test/support/worker.ts',
  migrate: 'test/e2e/operations.spec.ts',
};
/** Which of ours ask the machine that a setting names, where it is none of the file. */
const CALLERS: Readonly<Record<string, readonly string[]>> = {
  SMTP_URL: ['worker'],
  BOUNCE_IMAP_URL: ['worker'],
  TSA_URL: ['worker'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['api-1', 'api-2', 'worker'],
  OIDC_ISSUER: ['api-1', 'api-2'],
  CLAMD_URL: ['api-1', 'api-2'],
};
/**
 * The version of each image that mended the last hole that was found published. MinIO's own images are published no
 * more.
 */
const MENDED: Readonly<Record<string, string>> = {
  caddy: '2.11.2',
  mariadb: '10.11.17',
  redis: '7.2.16',
  'pgsty/silo': 'RELEASE.2026-08-06T00-00-00Z',
  'pgsty/mc': 'RELEASE.2026-08-04T00-00-00Z',
  'axllent/mailpit': 'v1.34.0',
};
/** How a value of .env is named that has to be there. */
const needed = (name: string) => `$\{${name}:?}`;
const testedCommands = Object.keys(TESTED).map((name) => scripts[name]);

describe('docker-compose.yml', () => {
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

  it('takes no image that is known to have holes: docs/operations.md says what was looked up', () => {
    const numbers = (version: string) => version.split(/\D+/).filter(Boolean).map(Number);
    const isBefore = (one: string, other: string) => {
      const [left, right] = [numbers(one), numbers(other)];
      const at = right.findIndex((number, place) => number !== left[place]);
      return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0);
    };
    for (const [name, { image }] of services.filter(([, { build }]) => build === undefined)) {
      const [repository = '', version = ''] = image.split(':');
      const mended = MENDED[repository];
      expect([name, mended !== undefined && !isBefore(version, mended)]).toEqual([name, true]);
      expect(read('docs/operations.md')).toContain(`\`${image}\``);
    }
    expect(isBefore('v1.30.5', 'v1.30.6') && isBefore('10.11.14', '10.11.17') && !isBefore('2.12.0', '2.11.2')).toBe(
      true,
    );
  });

  it('has for every image of others a stand-in, by which `npm run containers` starts it without a registry', () => {
    const targets = [...read('scripts/containers/stand-ins/Dockerfile').matchAll(/^FROM .+ AS (.+)$/gm)].map(
      ([, name]) => name,
    );
    const others = services.filter(([, { build }]) => build === undefined).map(([name]) => name);
    expect(others.filter((name) => !targets.includes(name))).toEqual([]);
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
        REDIS_PASSWORD: 'redis-word',
        STORAGE_ACCESS_KEY: 'storage-key',
        STORAGE_ROOT_USER: 'root-key',
        STORAGE_PASSWORD: 'storage-word',
        STORAGE_ROOT_PASSWORD: 'root-word',
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
        expect(env).toMatchObject({
          redisUrl: 'redis://:redis-word@redis:6379',
          drainSeconds: 4,
          trustProxy: 1,
          production: true,
        });
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('takes from .env what .env.example lists, and that holds no secret', () => {
    const used = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? ''));
    expect([...used].sort()).toEqual(Object.keys(example).sort());
    for (const name of Object.keys(example).filter((one) =>
      /SECRET|PASSWORD(?!_MIN)|TOKEN|_KEY$|ACCESS_KEY|_KEY_PREVIOUS|ROOT_USER/.test(one),
    ))
      expect([name, example[name]]).toEqual([name, '']);
    for (const [name, { environment = {} }] of services) {
      for (const [variable, value] of Object.entries(environment)) {
        if (/SECRET|PASSWORD(?!_MIN)|TOKEN|_KEY$|ACCESS_KEY|_KEY_PREVIOUS|ROOT_USER/.test(variable))
          expect([name, variable, value]).toEqual([name, variable, expect.stringMatching(/^(\$\{|\/run\/secrets\/)/)]);
      }
    }
  });

  it('names volumes, networks, secrets and files that there are', () => {
    for (const [name, { volumes = [], networks = [], secrets = [] }] of services) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        // What an operator may put into ./secrets is not here.
        const onDisk = source.startsWith('./secrets/') || existsSync(join(ROOT, source));
        const there = source.startsWith('.') ? onDisk : source in compose.volumes;
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

  it('lets each service reach the machines that its settings name: the APIs with deploy/way-out.yml alone', () => {
    const wayOut = parse(read('deploy/way-out.yml')) as typeof compose;
    const isOpen = (network: string) => !(compose.networks[network] as { internal?: boolean } | null)?.internal;
    const networksOf = (name: string) => compose.services[name]?.networks ?? [];
    const leaves = (name: string) => [...networksOf(name), ...(wayOut.services[name]?.networks ?? [])].some(isOpen);
    const named = Object.entries(compose.services.worker?.environment ?? {}).filter(
      ([name]) => /_(URL|ISSUER|ENDPOINT)$/.test(name) && name !== 'PUBLIC_URL',
    );
    for (const [name, value] of named) {
      const beside = Object.keys(compose.services).find((one) => new RegExp(`[/@]${one}:\\d`).test(value));
      const callers = beside ? ours.map(([one]) => one) : (CALLERS[name] ?? []);
      const lost = callers.filter((one) =>
        beside ? !networksOf(one).some((network) => networksOf(beside).includes(network)) : !leaves(one),
      );
      expect([name, callers.length > 0, lost]).toEqual([name, true, []]);
    }
    expect(named.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(CALLERS)));
    const [changed, apis] = [Object.entries(wayOut.services), ['api-1', 'api-2']];
    expect(changed.map(([name, service]) => [name, Object.keys(service)])).toEqual(
      apis.map((name) => [name, ['networks']]),
    );
    expect(['migrate', ...apis].filter((name) => networksOf(name).some(isOpen))).toEqual([]);
    for (const file of ['docs/operations.md', '.env.example'])
      expect(read(file)).toContain('COMPOSE_FILE=docker-compose.yml:deploy/way-out.yml');
  });

  it('lets what is in flight finish before it kills', () => {
    for (const [name, service] of ours) {
      const drain = Number(service.environment?.DRAIN_SECONDS);
      expect([name, drain]).toEqual([name, 4]);
      expect(Number.parseInt(service.stop_grace_period ?? '0', 10)).toBeGreaterThan(drain + 30);
    }
  });

  it('lets no log grow until the disk is full', () => {
    for (const [name, { logging }] of services)
      expect([name, logging]).toEqual([name, { driver: 'local', options: { 'max-size': '20m', 'max-file': '10' } }]);
  });

  it('asks for the health of whatever goes on running; API and worker as the image does', () => {
    for (const [name, { healthcheck, restart }] of services)
      if (restart !== 'no') expect([name, healthcheck?.test?.[0]]).toEqual([name, expect.stringMatching(/^CMD/)]);
    const inImage = /HEALTHCHECK .*\\\s+CMD (\[.+\])/.exec(read('Dockerfile'))?.[1] ?? '';
    for (const [name, { healthcheck }] of ours.filter(([one]) => one !== 'migrate'))
      expect([name, healthcheck?.test]).toEqual([name, ['CMD', ...(JSON.parse(inImage) as string[])]]);
  });

  it('has a Redis that asks for a password, which no command line shows', () => {
    const { command = [], environment, healthcheck } = compose.services.redis ?? {};
    expect(command.join(' ')).toContain('requirepass %s');
    expect(command.join(' ')).not.toMatch(/\$\{/);
    expect(healthcheck?.test?.join(' ')).toContain('REDISCLI_AUTH');
    expect(environment?.REDIS_PASSWORD).toBe(needed('REDIS_PASSWORD'));
    for (const [name, service] of ours)
      expect([name, service.environment?.REDIS_URL]).toEqual([name, `redis://:${needed('REDIS_PASSWORD')}@redis:6379`]);
  });

  it('copies files from bucket to bucket without the mark that says whose the first one is', () => {
    const mark = /const OWNER = '(.+)'/.exec(read('src/platform/storage/s3.file-storage.ts'))?.[1];
    const copies = (file: string) => [...read(file).matchAll(/'(mc mirror .+?)'/g)].map(([, command]) => command);
    const told = copies('docs/operations.md');
    expect(told.map((command) => command?.includes(` --exclude ${mark} `))).toEqual([true, true]);
    expect(copies('scripts/containers/prove.mjs')).toEqual(told);
  });

  it('gives accounts at the object store no names that everybody knows', () => {
    const names = [compose.services.minio?.environment?.MINIO_ROOT_USER, ours[0]?.[1].environment?.AWS_ACCESS_KEY_ID];
    expect(names).toEqual([needed('STORAGE_ROOT_USER'), needed('STORAGE_ACCESS_KEY')]);
    expect(text).not.toMatch(/user (add|info) store myverify|--user myverify/);
  });

  it('has a Redis that is kept on disk and throws nothing away', () => {
    expect(compose.services.redis?.command?.join(' ')).toMatch(/--appendonly yes .*--maxmemory-policy noeviction/);
  });
});
