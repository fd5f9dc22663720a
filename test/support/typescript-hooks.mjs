import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

const OPTIONS = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
};

/** Relative imports name the built `.js`; the source beside it is meant. */
export async function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(fileURLToPath(source))) return { url: source.href, shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), OPTIONS);
  return { format: 'module', source: code, shortCircuit: true };
}
