import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
export const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

/** A version of three numbers, or the moment of a release: never what changes by itself. */
export const PINNED = /:(v?\d+\.\d+\.\d+([-.][\w.-]+)?|RELEASE\.[\dTZ-]+)$/;

export const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The names of the settings that are read. */
export const settingNames = new Set(
  readdirSync(join(ROOT, 'src/config'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap((name) => [...read(`src/config/${name}`).matchAll(/'([A-Z][A-Z0-9_]{2,})'/g)].map(([, found]) => found)),
);
