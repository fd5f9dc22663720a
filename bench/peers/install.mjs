import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { run } from '../../scripts/process.mjs';

const HERE = import.meta.dirname;
/** The `package.json` that was installed to the end. */
const MARK = 'installed.json';

/**
 * Installs a peer with the versions of its `package.json` here, unless an earlier run has done so. What its packages
 * would run when they are installed is left out, but for those named in `built`, which need a compiler or a prebuilt
 * file from the network.
 * @param {{ name: string, built: readonly string[], node: (folder: string) => string }} peer
 * @param {string} folder of the peer, which lies outside this project
 * @param {(line: string) => void} tell
 */
export async function installPeer({ name, built, node }, folder, tell) {
  const wanted = join(HERE, name, 'package.json');
  if (await isSame(wanted, join(folder, MARK))) return;
  tell(`Installing ${name} into ${folder}`);
  await mkdir(folder, { recursive: true });
  await copyFile(wanted, join(folder, 'package.json'));
  await npm(folder, ['install', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (built.length > 0) await npm(folder, ['rebuild', ...built], compilerFor(node(folder)));
  await copyFile(wanted, join(folder, MARK));
}

async function npm(folder, args, env = {}) {
  const { code, output } = await run('npm', args, { cwd: folder, env: { ...process.env, ...env } });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}: ${output.slice(-4000)}`);
}

/** Compiles for the Node.js that will run the peer, whose headers lie beside its program. */
function compilerFor(node) {
  const programs = dirname(node);
  return {
    PATH: `${programs}${delimiter}${process.env.PATH}`,
    npm_config_nodedir: dirname(programs),
  };
}

async function isSame(one, other) {
  const [wanted, found] = await Promise.all([readFile(one, 'utf8'), readFile(other, 'utf8').catch(() => null)]);
  return wanted === found;
}
