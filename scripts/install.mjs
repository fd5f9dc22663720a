import './node-version.mjs';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, run } from './process.mjs';

const STAMP = join(ROOT, 'node_modules/.myverify-install');
const SAY_STILL_BUSY_EVERY = 15_000;

const INSTALL_FAILS = `The packages could not be installed. What it usually is:
  - no way to the npm registry (network, proxy; see \`npm config get registry\`);
  - package.json and package-lock.json disagree: run \`npm install\` and commit both;
  - no ready-made binary of better-sqlite3 could be fetched and there is no compiler
    (Debian and Ubuntu: apt-get install g++ make python3).`;
const NATIVE_PARTS_FAIL = `
The packages are installed, but better-sqlite3 does not work. What it usually is:
  - its install script was not let run (\`npm config get ignore-scripts\`), so there is no binary of it;
  - no ready-made binary could be fetched from github.com, and it was compiled by Node 24.19 or a later 24, whose headers
    make it crash (nodejs/node#65446): let npm fetch the binary, or use Node 20 or 22.`;

/**
 * Installs the packages of package-lock.json, unless that was done already for this lock file and this Node.
 * Ends the process with a message when it cannot be done.
 */
export async function install() {
  const wanted = key();
  if (readIfThere(STAMP) === wanted) return;
  if (await alreadyInstalledByHand()) {
    writeFileSync(STAMP, wanted);
    return;
  }
  console.log('Installing packages (once; a minute or two) ...');
  const began = Date.now();
  const elapsed = () => Math.round((Date.now() - began) / 1000);
  const heartbeat = setInterval(() => console.log(`  still installing (${elapsed()} s)`), SAY_STILL_BUSY_EVERY);
  // The build needs the development packages, whatever NODE_ENV says.
  const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  clearInterval(heartbeat);
  if (code === 0 && (await nativePartsWork())) {
    writeFileSync(STAMP, wanted);
    console.log(`Installed packages (${elapsed()} s).`);
    return;
  }
  console.error(
    code === 0 ? NATIVE_PARTS_FAIL : `\nnpm ci ended with code ${code}; its own lines above say why. ${INSTALL_FAILS}`,
  );
  process.exit(1);
}

/** npm as it was called, or the one on the path. */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args], { show: true });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { show: true });
}

/** Changes with whatever makes another node_modules necessary: packages asked for, and the Node that native parts are built for. */
function key() {
  const hash = createHash('sha256');
  const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { workspaces, dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = root;
  hash.update(
    JSON.stringify([workspaces, dependencies, devDependencies, optionalDependencies, overrides, allowScripts]),
  );
  hash.update(JSON.stringify([process.versions.modules, process.platform, process.arch]));
  for (const file of ['package-lock.json', '.npmrc', ...workspaces.map((folder) => `${folder}/package.json`)]) {
    hash.update(`\0${file}\0${readIfThere(join(ROOT, file)) ?? ''}`);
  }
  return hash.digest('hex');
}

/** Whether `npm install` by hand has already brought in exactly what the lock file asks for; then there is nothing to wipe. */
async function alreadyInstalledByHand() {
  const installed = readIfThere(join(ROOT, 'node_modules/.package-lock.json'));
  if (installed === null) return false;
  const there = JSON.parse(installed).packages;
  const asked = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const complete = Object.entries(asked).every(([path, one]) => {
    if (path === '') return true;
    if (!there[path]) return Boolean(one.optional || one.devOptional);
    return there[path].version === one.version && existsSync(join(ROOT, path));
  });
  return complete && (await nativePartsWork());
}

/**
 * An install without scripts, or by another Node, leaves better-sqlite3 without a binary that loads. Compiled by Node 24.19 or a later 24 it loads,
 * and crashes when statements are collected while V8 works off promises.
 */
async function nativePartsWork() {
  const program = `const database = new (require('better-sqlite3'))(':memory:');
    for (let i = 0; i < 50_000; i += 1) { database.prepare('SELECT 1'); await null; }`;
  const { code } = await run(process.execPath, ['-e', `(async () => { ${program} })()`]);
  return code === 0;
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await install();
