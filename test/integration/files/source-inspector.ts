import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from '@swc/core';
import { PdfInspector } from '../../../src/platform/files/pdf.inspector.js';

const SOURCES = join(import.meta.dirname, '../../../src/platform/files');

/** The inspector with the child process of the present source: Node runs no TypeScript, and these tests ask for no build. */
export class SourceInspector extends PdfInspector {
  constructor(
    protected override readonly script: string,
    protected override readonly longestMs: number = 5000,
  ) {
    super();
  }
}

/** Translates the child process into a temporary folder. @returns the path of its script. */
export async function translateChild(): Promise<{ readonly script: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-child-'));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  for (const name of await readdir(SOURCES)) {
    if (!/^pdf-.*\.ts$/.test(name) || name.endsWith('.spec.ts')) continue;
    const { code } = await transform(await readFile(join(SOURCES, name), 'utf8'), {
      jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
      module: { type: 'es6' },
    });
    await writeFile(join(folder, name.replace(/\.ts$/, '.js')), code);
  }
  return { script: join(folder, 'pdf-inspector.child.js'), remove: () => rm(folder, { recursive: true }) };
}
