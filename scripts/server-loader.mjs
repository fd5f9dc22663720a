// Becomes `dist/server/loader.js`, by which the API, the worker and the commands start.
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const installed = createRequire(import.meta.url);
const scripts = new Map();
const modules = new Map();

/** What V8 has made of a file, beside it. It is passed over where V8 is another one or has other flags. */
const codeOf = (file) => `${file}.code`;

/** Loads a file of this folder by its name: `./main.cjs`. */
export function load(name) {
  const known = modules.get(name);
  if (known) return known.exports;
  const module = { exports: {} };
  modules.set(name, module);
  const file = fileURLToPath(new URL(name, import.meta.url));
  const script = compile(file);
  scripts.set(file, script);
  script.runInThisContext()(module, module.exports, requireHere, file);
  return module.exports;
}

function requireHere(name) {
  return name.startsWith('./') ? load(name) : installed(name);
}
requireHere.resolve = installed.resolve;

function compile(file) {
  const cachedData = existsSync(codeOf(file)) ? readFileSync(codeOf(file)) : undefined;
  // The build leaves nothing but ASCII in the files, which is read quicker so.
  const source = `(function (module, exports, require, __filename) {${readFileSync(file, 'latin1')}\n})`;
  return new Script(source, { filename: file, cachedData });
}

/** Whether V8 has taken back what was kept of the files that are loaded by now. */
export function keptCodeFits() {
  return [...scripts.values()].every(({ cachedDataRejected }) => cachedDataRejected === false);
}

/** Keeps what V8 has made of the files that are loaded by now, for whoever may read those: often not the user who builds. */
export function keepCode() {
  for (const [file, script] of scripts) {
    writeFileSync(codeOf(file), script.createCachedData());
    chmodSync(codeOf(file), 0o644);
  }
}
