// npm run containers: docker-compose.yml proven to start, work, stop and come back, without a registry of images. As
// root, on Debian; some
// 15 minutes, half of it with `-- --keep <folder>`, where the images of an earlier run are. What it proves, and what
// its last run proved: docs/operations.md, "What was tried of the containers".
import './node-version.mjs';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Engine } from './containers/engine.mjs';
import { Images } from './containers/images.mjs';
import { layOut } from './containers/release.mjs';
import { readCompose } from './containers/services.mjs';
import { Table } from './containers/table.mjs';
import { ROOT, run } from './process.mjs';

/** How this ends where it could not begin: neither proven nor refuted. */
const NOT_RUN = 69;
const PACKAGE_OF = {
  debootstrap: 'debootstrap',
  docker: 'docker.io',
  dockerd: 'docker.io',
  'docker-compose': 'docker-compose',
  ip: 'iproute2',
  iptables: 'iptables',
  openssl: 'openssl',
  setpriv: 'util-linux',
  unshare: 'util-linux',
};
const NOT_PROVEN = [
  'the images of MariaDB, Redis, Silo (MinIO), Caddy and Mailpit themselves, and node:*-slim: stand-ins of the same Debian ran in their place',
  'MinIO: the account that may do nothing else (deploy/bucket-policy.json), versions that are kept, and their end after 30 days',
  'Compose 2 and BuildKit, where the machine has Compose 1 alone',
  'AppArmor, where the machine has none; a certificate of a public authority; mail to a real server',
];

process.env.PATH = [process.env.PATH, '/usr/local/sbin', '/usr/sbin', '/sbin'].join(delimiter);

async function missing() {
  const folders = process.env.PATH.split(delimiter);
  const there = (program) => folders.some((folder) => existsSync(join(folder, program)));
  const compose = (await run('docker', ['compose', 'version'])).code === 0;
  const programs = Object.keys(PACKAGE_OF).filter((one) => !there(one) && !(one === 'docker-compose' && compose));
  const root = process.getuid?.() === 0 ? [] : ['root'];
  const linux = process.platform === 'linux' && process.arch === 'x64' ? [] : ['Linux on x64'];
  return { programs, all: [...linux, ...root, ...programs] };
}

async function prove(folder, table) {
  const engine = new Engine(folder);
  const images = new Images(engine, await readCompose(), folder);
  try {
    await table.step('a Docker to build with', () => engine.start('none'));
    await table.step('Debian, without anything', () => images.debian());
    await table.step('Node, in the place of node:*-slim', () => images.node());
    await table.step('the images of others, in stand-ins', () => images.others());
    await table.step('the image, by its Dockerfile', async () => images.product(await layOut(folder)));
  } finally {
    await engine.stop();
  }
  if (table.failed) return;
  const args = [
    '--pdeathsig',
    'TERM',
    'unshare',
    '--net',
    process.execPath,
    join(ROOT, 'scripts/containers/prove.mjs'),
    folder,
  ];
  const { code } = await run('setpriv', args, { show: true });
  const result = await readFile(join(folder, 'result.json'), 'utf8').catch(() => null);
  if (result === null) throw new Error(`what starts the services ended with ${code} and told nothing`);
  table.take(JSON.parse(result));
}

const { programs, all } = await missing();
if (all.length > 0) {
  console.error(`containers: NOT RUN: needs ${all.join(', ')}`);
  const packages = [...new Set(programs.map((program) => PACKAGE_OF[program]))];
  if (packages.length > 0) console.error(`As root: apt-get install --no-install-recommends ${packages.join(' ')}`);
  process.exit(NOT_RUN);
}

const { keep } = parseArgs({ options: { keep: { type: 'string' } } }).values;
const folder = keep ? resolve(keep) : await mkdtemp(join(tmpdir(), 'myverify-containers-'));
await mkdir(folder, { recursive: true });
for (const name of ['release', 'backups', 'mails', 'result.json'])
  await rm(join(folder, name), { recursive: true, force: true });
const table = new Table();
table.notProven.push(...NOT_PROVEN);
try {
  await prove(folder, table);
} finally {
  table.print();
  if (table.failed) console.error(`\nFAILED. What is left to look at: ${folder}`);
  else if (!keep) await rm(folder, { recursive: true, force: true });
}
process.exitCode = table.failed ? 1 : 0;
