import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { plantTree } from './planted-tree.js';

const PROJECT = join(import.meta.dirname, '../..');
const RULES = join(PROJECT, '.dependency-cruiser.cjs');
const CRUISER = join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const FOLDERS = ['src', 'migrations', 'test', 'api-client', 'student-ui', 'admin-ui'];

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

function violationsIn(root: string): readonly Violation[] {
  const ran = spawnSync(process.execPath, [CRUISER, '--config', RULES, '--output-type', 'json', ...FOLDERS], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100 * 1024 * 1024,
  });
  if (!ran.stdout.startsWith('{')) throw new Error(`dependency-cruiser said: ${ran.stderr}${ran.stdout}`);
  return JSON.parse(ran.stdout).summary.violations;
}

// That the project keeps them is one of the checks (scripts/checks.mjs).
describe('the import rules', () => {
  const { root, expected } = plantTree();
  const objections = new Map<string, Set<string>>();

  beforeAll(() => {
    for (const { from, rule } of violationsIn(root)) {
      objections.set(from, (objections.get(from) ?? new Set()).add(rule.name));
    }
  });

  afterAll(() => rmSync(root, { recursive: true }));

  it('object to each planted violation by its own rule and to nothing that is allowed', () => {
    const said = [...expected.keys()].map((file) => [file, [...(objections.get(file) ?? [])]]);
    expect(said).toEqual([...expected]);
  });

  it('are each proven by a planted violation', () => {
    const config: { forbidden: { name: string }[] } = createRequire(import.meta.url)(RULES);
    const proven = new Set([...expected.values()].flat());
    expect(config.forbidden.map((rule) => rule.name).filter((name) => !proven.has(name))).toEqual([]);
  });
});
