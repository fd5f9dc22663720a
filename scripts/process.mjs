import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The project's folder; every script works from here, wherever it was called. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ show?: boolean, cwd?: string, timeout?: number, env?: NodeJS.ProcessEnv }} options `show`: straight to the
 *   terminal instead of into `output`; `timeout` in milliseconds, after which the program is asked to end and counts as failed.
 * @returns {Promise<{ code: number, output: string, stdout: string, seconds: number }>} never rejects: a program that cannot be started ends with 127.
 */
export function run(program, args, { show = false, cwd = ROOT, timeout, env = process.env } = {}) {
  const began = Date.now();
  return new Promise((done) => {
    const child = spawn(program, args, { cwd, env, timeout, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    const end = (code) => done({ code, output, stdout, seconds: Math.round((Date.now() - began) / 1000) });
    child.on('error', (error) => {
      output += `${program}: ${error.message}\n`;
      end(127);
    });
    child.on('close', (code, signal) => end(exitCode(code, signal)));
  });
}

/** Runs a script of an installed package with this same Node; `script` is its path under node_modules. */
export function runTool(script, args, options) {
  return run(process.execPath, [...(options?.nodeFlags ?? []), `${ROOT}node_modules/${script}`, ...args], options);
}

/**
 * Hands the terminal over to a server: its output is ours, our signals are its signals, its exit code is ours.
 * @returns {Promise<number>} the exit code
 */
export function serve(args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        // A terminal sends Ctrl-C to the whole group: the server has had it already.
        if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
      });
    }
    const watch = stopWithParent(() => child.kill('SIGTERM'));
    child.on('error', (error) => {
      console.error(error.message);
      clearInterval(watch);
      done(127);
    });
    child.on('close', (code, signal) => {
      clearInterval(watch);
      done(exitCode(code, signal));
    });
  });
}

/**
 * npm runs a script in a shell that dies of a signal without passing it on: then nobody is left to stop the server but
 * us.
 */
function stopWithParent(stop) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500);
}

function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}
