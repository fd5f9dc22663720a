import { parse } from 'yaml';
import { SECRETS } from '../../src/config/secret-files.js';
import { read, settingNames } from './deployed.js';

/** What the image says, or only a machine without containers needs; each with its reason. */
const NOT_OF_CONTAINERS: Readonly<Record<string, string>> = {
  NODE_ENV: 'of the image',
  HOST: 'of the image',
  PORT: 'of the image',
  DATA_DIR: 'of the image',
  METRICS_PORT: 'of the image',
  METRICS_HOST: 'of the image',
  PUPPETEER_EXECUTABLE_PATH: 'of the image',
  MAIL_DIR: 'there is always a mail server',
  DEMO_DATA: 'never in production',
  WEBHOOK_ALLOW_LOCAL: 'never in production',
  DATABASE_ADMIN_URL: 'compose has one account; docs/operations.md tells of two',
  DATABASE_READ_URL: 'compose has one MariaDB',
  AWS_SESSION_TOKEN: "the machine's own, at Amazon",
  AWS_REGION: "the machine's own, at Amazon",
};
/** Paths of key files, which are secrets of their own. */
const PATHS = ['SIGNING_KEY', 'CREDENTIAL_KEY', 'CREDENTIAL_KEYS_OLD', 'DKIM_KEY'];

describe('each setting', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true }) as {
    services: { migrate: { environment: Record<string, string> } };
  };
  const inContainers = Object.keys(compose.services.migrate.environment);
  const names = [...settingNames].filter((name): name is string => name !== undefined && !/^E[A-Z]+$/.test(name));

  it('stands in docs/settings.md', () => {
    const page = read('docs/settings.md');
    expect(names.length).toBeGreaterThan(70);
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('can be set of containers, by .env.example, or says why not', () => {
    const image = [...read('Dockerfile').matchAll(/\b([A-Z_]+)=\S/g)].map(([, name]) => name);
    expect(names.filter((name) => !inContainers.includes(name) && !NOT_OF_CONTAINERS[name])).toEqual([]);
    for (const [name, reason] of Object.entries(NOT_OF_CONTAINERS))
      expect([
        name,
        names.includes(name),
        inContainers.includes(name),
        reason !== 'of the image' || image.includes(name),
      ]).toEqual([name, true, false, true]);
  });

  it('that is a secret can come in a file', () => {
    const secret = /SECRET|PASSWORD|TOKEN|_KEYS?(_|$)|^(DATABASE|DATABASE_ADMIN|DATABASE_READ|REDIS|SMTP)_URL$/;
    const left = names.filter((name) => secret.test(name) && !PATHS.includes(name) && !/_(DAYS|MIN)$/.test(name));
    expect(left.filter((name) => !(SECRETS as readonly string[]).includes(name))).toEqual([]);
    expect(SECRETS.filter((name) => !names.includes(name))).toEqual([]);
  });
});
