import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readEnv } from '../../src/config/env.js';
import { productionSettings } from '../support/production.js';
import { ROOT, read, scripts, settingNames } from './deployed.js';

const FOLDER = 'deploy/kubernetes';
const SECRETS = '/run/secrets/myverify';

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command: readonly string[];
  readonly args: readonly string[];
  readonly resources: { readonly limits: { readonly memory: string } };
  readonly securityContext: object;
  readonly livenessProbe?: { readonly periodSeconds: number; readonly failureThreshold: number };
  readonly startupProbe?: { readonly httpGet: { readonly path: string } };
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}
interface Pod {
  readonly terminationGracePeriodSeconds?: number;
  readonly automountServiceAccountToken: boolean;
  readonly securityContext: {
    readonly seccompProfile: object;
    readonly runAsNonRoot: boolean;
    readonly runAsUser: number;
  };
  readonly containers: readonly [Container];
  readonly volumes: readonly { readonly name: string }[];
}
interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec: { readonly template?: { readonly spec: Pod } };
}

const { resources, configMapGenerator } = parse(read(`${FOLDER}/kustomization.yaml`)) as {
  resources: string[];
  configMapGenerator: { name: string; envs: string[] }[];
};
const all = resources.flatMap((file) =>
  parseAllDocuments(read(`${FOLDER}/${file}`)).map((document) => document.toJS() as Resource),
);
const pods = all.flatMap(({ metadata, spec }) =>
  spec?.template ? [[metadata.name, spec.template.spec, spec.template.spec.containers[0]] as const] : [],
);
const settings = Object.fromEntries(
  [...read(`${FOLDER}/settings.env`).matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

it('has APIs, a worker, a migration and a way in, of files that are there', () => {
  expect(resources.filter((file) => !existsSync(join(ROOT, FOLDER, file)))).toEqual([]);
  expect(all.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
    'Deployment myverify-api',
    'Deployment myverify-worker',
    'Ingress myverify',
    'Job myverify-migrate',
    'Namespace myverify',
    'NetworkPolicy myverify',
    'PodDisruptionBudget myverify-api',
    'Service myverify-api',
  ]);
  expect(configMapGenerator).toEqual([{ name: 'myverify-settings', envs: ['settings.env'] }]);
});

it.each(pods)('%s runs a command that tests run, and changes nothing but its own folders', (_, pod, container) => {
  const commands = ['start:api', 'start:worker', 'migrate'].map((name) => scripts[name]);
  expect(commands).toContain(container.args.join(' '));
  expect(container).toMatchObject({ image: 'myverify', command: ['tini', '--'] });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(pod).toMatchObject({ automountServiceAccountToken: false });
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  expect(container.resources.limits.memory).toMatch(/^[12]Gi$/);
  expect(container.volumeMounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name));
  expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(
    expect.arrayContaining(['/data', '/tmp', SECRETS]),
  );
});

it.each(pods.filter(([name]) => name !== 'myverify-migrate'))(
  '%s is given the time to end, and is not taken for dead meanwhile',
  (_, pod, { livenessProbe, startupProbe }) => {
    const ends = Number(settings.DRAIN_SECONDS) + 30;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(ends);
    const { periodSeconds = 0, failureThreshold = 0 } = livenessProbe ?? {};
    expect(periodSeconds * failureThreshold).toBeGreaterThan(ends);
    expect(startupProbe?.httpGet.path).toBe('/health/ready');
  },
);

it('lets the worker have the sandbox of its browser', () => {
  const profiles = Object.fromEntries(pods.map(([name, pod]) => [name, pod.securityContext.seccompProfile]));
  expect(profiles['myverify-worker']).toEqual({ type: 'Localhost', localhostProfile: 'myverify.json' });
  expect(profiles['myverify-api']).toEqual({ type: 'RuntimeDefault' });
  expect(read('docs/operations.md')).toContain('/var/lib/kubelet/seccomp/myverify.json');
});

it('lets every file through that deploy/Caddyfile does', () => {
  const { annotations } = all.find(({ kind }) => kind === 'Ingress')?.metadata ?? {};
  const [size] = /\d+(?=MB)/.exec(read('deploy/Caddyfile')) ?? [];
  expect(annotations?.['nginx.ingress.kubernetes.io/proxy-body-size']).toBe(`${size}m`);
});

it('has settings that are read, and that a production starts with once they and the secrets are filled in', async () => {
  const names = Object.keys(settings).map((name) => name.replace(/_FILE$/, ''));
  expect(names.filter((name) => !settingNames.has(name))).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'kubernetes-'));
  try {
    const known: Record<string, string> = {
      ...(await productionSettings(folder)),
      DATABASE_URL: 'mariadb://myverify:word@mariadb.example/myverify',
      REDIS_URL: 'redis://:word@redis.example',
      SMTP_URL: 'smtp://mail.example',
      AWS_ACCESS_KEY_ID: 'key-id',
      AWS_SECRET_ACCESS_KEY: 'key',
      METRICS_TOKEN: 'token-of-the-tests',
    };
    const secrets = join(folder, 'secrets');
    mkdirSync(secrets);
    const filled = Object.fromEntries(
      Object.entries(settings).map(([name, value]) => {
        if (!value.startsWith(SECRETS)) return [name, value || (known[name] ?? '')];
        const file = value.replace(SECRETS, secrets);
        const text = known[name.replace(/_FILE$/, '')] ?? '';
        writeFileSync(file, name.endsWith('_FILE') ? text : readFileSync(text));
        return [name, file];
      }),
    );
    const env = readEnv({ ...filled, NODE_ENV: 'production', DATA_DIR: folder });
    expect(env).toMatchObject({
      production: true,
      trustProxy: 1,
      redisUrl: 'redis://:word@redis.example',
      metricsToken: 'token-of-the-tests',
      confirmations: { required: 'both' },
    });
    expect(env.s3).toMatchObject({ bucket: 'myverify', credentials: { accessKeyId: 'key-id' } });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
