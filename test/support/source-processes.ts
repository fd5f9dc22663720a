import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transform } from '@swc/core';
import type { ChildOptions, ChildPool } from '../../src/platform/processes/child.pool.js';
import { ChildProcesses } from '../../src/platform/processes/child.processes.js';

const ROOT = join(import.meta.dirname, '../..');
const OWN_IMPORTS = /(?:from|import)\s*\(?\s*["'](\.[^"']+)\.js["']/g;

/** Child processes of the present source: Node runs no TypeScript, and these tests ask for no build. */
export class SourceProcesses extends ChildProcesses {
  constructor(
    private readonly script: string,
    public longestMs: number | null = null,
    private readonly flags: readonly string[] = [],
  ) {
    super();
  }

  override pool(options: ChildOptions): ChildPool {
    const changed = { ...options, script: this.script, flags: [...options.flags, ...this.flags] };
    return super.pool(Object.defineProperty(changed, 'longestMs', { get: () => this.longestMs ?? options.longestMs }));
  }
}

/**
 * Translates a script with all of ours that it imports into a temporary folder.
 * @param source its path from the project's folder. @returns the path of its script.
 */
export async function translateChild(source: string): Promise<{ readonly script: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'child-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const wanted = new Set([source]);
  for (const file of wanted) {
    const { code } = await transform(await readFile(join(ROOT, file), 'utf8'), {
      jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
      module: { type: 'es6' },
    });
    for (const [, name] of code.matchAll(OWN_IMPORTS)) wanted.add(join(dirname(file), `${name}.ts`));
    const target = join(folder, file.replace(/\.ts$/, '.js'));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, code);
  }
  return {
    script: join(folder, source.replace(/\.ts$/, '.js')),
    remove: () => rm(folder, { recursive: true }),
  };
}
