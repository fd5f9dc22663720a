import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readEnv } from '../../src/config/env.js';
import { LARGEST_CHECKED } from '../../src/domain/certificate/file-verdict.js';
import { LARGEST_UPLOAD } from '../../src/domain/files/file-kind.js';
import { productionSettings } from '../support/production.js';
import { PINNED, ROOT, read, scripts, settingNames } from './deployed.js';

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

/** What Docker gives a container that says nothing. */
const DEFAULT_CAPABILITIES = [
  'AUDIT_WRITE',
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'FSETID',
  'KILL',
  'MKNOD',
  'NET_BIND_SERVICE',
  'NET_RAW',
  'SETFCAP',
  'SETGID',
  'SETPCAP',
  'SETUID',
  'SYS_CHROOT',
];

/** What the containers run, and where each is run in tests. */
const TESTED: Readonly<Record<string, string>> = {
  'start:api': 'test/support/server.ts',
  'start:worker': 'test/support/worker.ts',
  migrate: 'test/e2e/operations.spec.ts',
};
/** How a value of .env is named that has to be there. */
const needed = (name: string) => `$\{${name}:?}`;
const testedCommands = Object.keys(TESTED).map((name) => scripts[name]);

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
      /SECRET|PASSWORD|TOKEN|_KEY$|ACCESS_KEY|_KEY_PREVIOUS|ROOT_USER/.test(one),
    ))
      expect([name, example[name]]).toEqual([name, '']);
    for (const [name, { environment = {} }] of services) {
      for (const [variable, value] of Object.entries(environment)) {
        if (/SECRET|PASSWORD|TOKEN|_KEY$|ACCESS_KEY|_KEY_PREVIOUS|ROOT_USER/.test(variable))
          expect([name, variable, value]).toEqual([name, variable, expect.stringMatching(/^(\$\{|\/run\/secrets\/)/)]);
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

  it('has nothing of ours do what only root may, and lets Chromium have its sandbox', () => {
    const options = ['no-new-privileges:true', 'seccomp=./deploy/seccomp.json'];
    for (const [name, { cap_drop, security_opt }] of ours)
      expect([name, cap_drop, security_opt]).toEqual([name, ['ALL'], options]);
  });

  it('asks for the health of whatever goes on running; API and worker as the image does', () => {
    for (const [name, { healthcheck, restart }] of services)
      if (restart !== 'no') expect([name, healthcheck?.test?.[0]]).toEqual([name, expect.stringMatching(/^CMD/)]);
    const inImage = /HEALTHCHECK .*\\\s+CMD (\[.+\])/.exec(read('Dockerfile'))?.[1] ?? '';
    for (const [name, { healthcheck }] of ours.filter(([one]) => one !== 'migrate'))
      expect([name, healthcheck?.test]).toEqual([name, ['CMD', ...(JSON.parse(inImage) as string[])]]);
  });

  it('lets no service change its file system, take all memory or start processes without end', () => {
    for (const [name, service] of services) {
      const { read_only, mem_limit, pids_limit } = service;
      expect([name, read_only, mem_limit, pids_limit]).toEqual([
        name,
        true,
        expect.stringMatching(/^(256m|512m|1g|2g)$/),
        expect.any(Number),
      ]);
      expect([name, (service.security_opt as string[])[0]]).toEqual([name, 'no-new-privileges:true']);
    }
  });

  it('takes from every service the rights of root that it does not use', () => {
    const kept: Record<string, readonly string[]> = {
      proxy: ['NET_BIND_SERVICE'],
      mariadb: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
      redis: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
    };
    for (const [name, { cap_drop }] of services) {
      const dropped = cap_drop as string[];
      const left = dropped.includes('ALL') ? [] : DEFAULT_CAPABILITIES.filter((one) => !dropped.includes(one));
      expect([name, left]).toEqual([name, kept[name] ?? []]);
    }
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

  it('gives accounts at the object store no names that everybody knows', () => {
    const names = [compose.services.minio?.environment?.MINIO_ROOT_USER, ours[0]?.[1].environment?.AWS_ACCESS_KEY_ID];
    expect(names).toEqual([needed('STORAGE_ROOT_USER'), needed('STORAGE_ACCESS_KEY')]);
    expect(text).not.toMatch(/user (add|info) store myverify|--user myverify/);
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

  it('spreads requests over the APIs that take any, with or without a database', () => {
    const upstreams = /reverse_proxy (.+) \{/.exec(caddyfile)?.[1]?.split(' ');
    expect(upstreams).toEqual(['api-1:3000', 'api-2:3000']);
    const path = /health_uri (\S+)/.exec(caddyfile)?.[1] ?? '';
    const { paths } = JSON.parse(read('api-client/openapi.json')) as { paths: Record<string, unknown> };
    expect([path, path in paths]).toEqual(['/health/live', true]);
    // Asked more often than the time for which an API that ends still answers.
    expect(Number(/health_interval (\d+)s/.exec(caddyfile)?.[1])).toBeLessThan(4);
    expect(caddyfile.split('{').length).toBe(caddyfile.split('}').length);
  });
});

describe('deploy/seccomp.json', () => {
  interface Rule {
    readonly names: readonly string[];
    readonly action: string;
    readonly args?: readonly object[];
  }
  const profile = JSON.parse(read('deploy/seccomp.json')) as { defaultAction: string; syscalls: readonly Rule[] };
  const allowed = (name: string) =>
    profile.syscalls.some((rule) => rule.action === 'SCMP_ACT_ALLOW' && !rule.args && rule.names.includes(name));

  it('refuses what it does not name', () => {
    expect(profile.defaultAction).toBe('SCMP_ACT_ERRNO');
    const actions = new Set(profile.syscalls.map(({ action }) => action));
    expect([...actions].sort()).toEqual(['SCMP_ACT_ALLOW', 'SCMP_ACT_ERRNO']);
  });

  it.each(['clone', 'clone3', 'unshare', 'chroot'])('lets a sandbox be made: %s', (name) => {
    expect(allowed(name)).toBe(true);
  });

  it.each([
    'mount',
    'umount2',
    'pivot_root',
    'setns',
    'ptrace',
    'bpf',
    'keyctl',
    'io_uring_setup',
    'kexec_load',
    'socket',
  ])('does not let everybody %s', (name) => {
    expect(allowed(name)).toBe(false);
  });
});
