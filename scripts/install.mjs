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
  - package.json and package-lock.json disagree: run \`npm install\` and commit both.`;
const NATIVE_PARTS_FAIL = `
The packages are installed, but better-sqlite3 does not work. What it usually is:
  - no ready-made binary of it could be fetched from github.com, and there is no compiler
    (Debian and Ubuntu: apt-get install g++ make python3);
  - its install script was not let run (\`npm config get ignore-scripts\`), so there is no binary of it;
  - no ready-made binary could be fetched, and it was compiled by Node 24.19 or a later 24, whose headers
    make it crash (nodejs/node#65446): let npm fetch the binary, or use Node 20 or 22.`;

/** Installs the packages of package-lock.json with their native parts: see `installPackages`. */
export async function install() {
  const { nativeParts } = await installPackages();
  await nativeParts;
}

/**
 * Installs the packages of package-lock.json, unless that was done already for this lock file and this Node.
 * Ends the process with a message when it cannot be done.
 * @returns {Promise<{ nativeParts: Promise<void> }>} as soon as the packages are there. Their native parts may still be
 *   compiled: that takes one processor most of a minute, in which what does not need them can go on.
 */
export async function installPackages() {
  const wanted = key();
  if (readIfThere(STAMP) === wanted) return { nativeParts: Promise.resolve() };
  if (await alreadyInstalledByHand()) {
    writeFileSync(STAMP, wanted);
    return { nativeParts: Promise.resolve() };
  }
  console.log('Installing packages (once; a minute or two) ...');
  // The build needs the development packages, whatever NODE_ENV says.
  const ci = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const installed = await timed('installing', npm(ci));
  if (installed.code !== 0)
    giveUp(`\nnpm ci ended with code ${installed.code}; its own lines above say why. ${INSTALL_FAILS}`);
  console.log(`Installed packages (${installed.seconds} s).`);
  return { nativeParts: makeNativeParts().then(() => writeFileSync(STAMP, wanted)) };
}

/** Runs the install scripts of the packages that package.json lets run one. */
async function makeNativeParts() {
  const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const names = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  const { code, seconds } = await timed('making native parts', npm(['rebuild', '--loglevel=error', ...names]));
  if (code !== 0 || !(await nativePartsWork())) giveUp(NATIVE_PARTS_FAIL);
  console.log(`Made native parts (${seconds} s).`);
}

/** @returns `{ code, seconds }` of a program, which is said to be still at work as long as it is. */
async function timed(what, program) {
  const began = Date.now();
  const elapsed = () => Math.round((Date.now() - began) / 1000);
  const heartbeat = setInterval(() => console.log(`  still ${what} (${elapsed()} s)`), SAY_STILL_BUSY_EVERY);
  const { code } = await program;
  clearInterval(heartbeat);
  return { code, seconds: elapsed() };
}

function giveUp(why) {
  console.error(why);
  process.exit(1);
}

/** npm as it was called, or the one on the path. */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args], { show: true });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { show: true });
}

/**
 * Changes with whatever makes another node_modules necessary: packages asked for, and the Node that native parts are
 * built for.
 */
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

/**
 * Whether `npm install` by hand has already brought in exactly what the lock file asks for; then there is nothing to
 * wipe.
 */
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
 * An install without scripts, or by another Node, leaves better-sqlite3 without a binary that loads. Compiled by Node
 * 24.19 or a later 24 it loads, and crashes when statements are collected while V8 works off promises.
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
