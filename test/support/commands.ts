import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeCommand } from '../../scripts/node-command.mjs';
import { FILES_KEY } from './files-key.js';

const ROOT = join(import.meta.dirname, '..', '..');

export interface CommandResult {
  readonly code: number;
  /** Everything it wrote. */
  readonly output: string;
}

/**
 * Runs a command of package.json as an operator does, with these settings alone.
 * @param input what it reads on its standard input.
 */
export async function runCommand(
  name: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  input: Uint8Array = new Uint8Array(),
): Promise<CommandResult> {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [program, ...words] = (scripts[name] ?? '').split(' ');
  if (program !== 'node') throw new Error(`there is no command "${name}" that starts with node`);
  const options = {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), FILES_KEY, ...env },
    maxBuffer: 16 * 1024 * 1024,
  };
  return new Promise((done) => {
    const child = execFile(process.execPath, [...words, ...args], options, (_, stdout, stderr) =>
      done({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
    // It may end before it has read all.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** @throws Error with what it wrote where it fails. */
export async function commandDone(...asked: Parameters<typeof runCommand>): Promise<string> {
  const { code, output } = await runCommand(...asked);
  if (code !== 0) throw new Error(`${asked[0]} ended with ${code}:\n${output}`);
  return output;
}

/**
 * Has a command killed again and again after its first word, each time a little later, until it gets to its end.
 * @returns how often.
 */
export async function throughKills(
  name: Parameters<typeof nodeCommand>[0],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  for (let killed = 0; ; killed += 1) {
    const child = spawn(process.execPath, nodeCommand(name), {
      cwd: ROOT,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), FILES_KEY, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const said = new Promise<void>((resolve) => {
      child.stdout.on('data', (piece) => {
        output += String(piece);
        resolve();
      });
    });
    child.stderr.on('data', (piece) => (output += String(piece)));
    const ended = once(child, 'exit');
    await Promise.race([said, ended]);
    const late = sleep(20 + killed * 60, 'late');
    if ((await Promise.race([ended, late])) === 'late') {
      child.kill('SIGKILL');
      await ended;
      continue;
    }
    if (child.exitCode !== 0) throw new Error(output);
    return killed;
  }
}
