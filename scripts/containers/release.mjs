// The folder of an operator: a release, .env as .env.example asks for it, and keys in secrets/, all of them invented.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { appendFile, chmod, chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ROOT, run } from '../process.mjs';
import { printed } from './engine.mjs';

/** The account that the product's image runs as. */
const USER = 1000;
const NEVER_COPIED = new Set(['node_modules', 'dist']);
export const ADMIN = { email: 'operator@verifier.example', password: 'Operator-2026' };
export const SITE = 'localhost';

const SETTINGS = {
  PUBLIC_URL: `https://${SITE}`,
  SITE_ADDRESS: SITE,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  // Of the demonstration's officer: a second factor would be in their telephone.
  STAFF_MFA: 'offered',
  CONFIRMATION_REQUIRED: 'both',
  BANK_NAME: 'Bank of the Tests',
  BANK_ACCOUNT_NUMBER: '5141 2233 4455',
  BANK_ACCOUNT_NAME: 'Verifier Berhad',
  BANK_SWIFT: 'TESTMYKL',
  DUITNOW_PAYLOAD:
    '00020101021126450014A000000615000101060000010213VERIFIER000015204829953034585802MY5915VERIFIER BERHAD6012KUALA LUMPUR6304B52C',
};
/** Passwords and keys, each another one. */
const SECRET = /^(?!OIDC|DKIM).*(SECRET|PASSWORD|TOKEN|_KEY|ROOT_USER)$/;

/** @returns {Promise<string>} the folder */
export async function layOut(within) {
  const folder = join(within, 'release');
  await mkdir(join(folder, 'secrets/former'), { recursive: true });
  for (const name of ['Dockerfile', '.dockerignore', 'docker-compose.yml', 'deploy', ...(await builtFrom())])
    await cp(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !NEVER_COPIED.has(basename(path)),
    });
  await writeFile(join(folder, '.env'), await settings(), { mode: 0o600 });
  await makeKeys(join(folder, 'secrets'));
  return folder;
}

/** Another release: its image has a label that the one before has not. */
export async function release(folder, label) {
  await appendFile(join(folder, 'Dockerfile'), `LABEL release=${label}\n`);
}

/** What .dockerignore lets into the build. */
async function builtFrom() {
  const lines = (await readFile(join(ROOT, '.dockerignore'), 'utf8')).split('\n');
  return lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
}

async function settings() {
  const example = await readFile(join(ROOT, '.env.example'), 'utf8');
  return example.replace(/^([A-Z_]+)=(.*)$/gm, (_, name, value) => {
    const secret = value === '' && SECRET.test(name) ? randomBytes(24).toString('hex') : value;
    return `${name}=${SETTINGS[name] ?? secret}`;
  });
}

async function makeKeys(folder) {
  const path = (name) => join(folder, `${name}.pem`);
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(path('credential-key'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const certificate = ['-x509', '-newkey', 'rsa:3072', '-nodes', '-days', '400', '-subj', '/CN=MyVerify of the proof'];
  const uses = [
    '-addext',
    'keyUsage=critical,digitalSignature,nonRepudiation',
    '-addext',
    'basicConstraints=critical,CA:FALSE',
  ];
  const args = ['req', ...certificate, ...uses, '-keyout', path('signing-key'), '-out', path('signing-certificate')];
  printed('openssl req', await run('openssl', args));
  for (const name of ['credential-key', 'signing-key', 'signing-certificate']) {
    await chmod(path(name), 0o400);
    await chown(path(name), USER, USER);
  }
}
