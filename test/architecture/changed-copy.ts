import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');
const PARTS = [
  'src',
  'migrations',
  'admin-ui/src',
  'student-ui/src',
  'api-client/src',
  'api-client/package.json',
  'package.json',
];
const LINKED = { domain: 'src/domain', 'api-client': 'api-client' };

/** One place of one file. */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** The sources in a temporary folder, where they can be changed and run. Packages are those of the project. */
export class ChangedCopy {
  private readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'myverify-changed-')));

  /** @param stubs what stands for a package that is not needed, as a module */
  constructor(stubs: Readonly<Record<string, string>> = {}) {
    for (const part of PARTS) cpSync(join(ROOT, part), join(this.root, part), { recursive: true });
    const packages = join(this.root, 'node_modules');
    mkdirSync(join(packages, '@myverify'), { recursive: true });
    const real = readdirSync(join(ROOT, 'node_modules')).filter((name) => !(name in stubs) && name !== '@myverify');
    for (const name of real) symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
    for (const [name, part] of Object.entries(LINKED)) {
      symlinkSync(join(this.root, part), join(packages, '@myverify', name));
    }
    for (const [name, source] of Object.entries(stubs)) {
      mkdirSync(join(packages, name));
      writeFileSync(join(packages, name, 'package.json'), JSON.stringify({ name, type: 'module', main: 'index.js' }));
      writeFileSync(join(packages, name, 'index.js'), source);
    }
  }

  /** Changes one place. @throws Error where there is not exactly one such place. */
  edit({ file, find, put }: Edit): void {
    const path = join(this.root, file);
    const parts = readFileSync(path, 'utf8').split(find);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places with ${find}`);
    writeFileSync(path, parts.join(put));
  }

  /** A file that was not there. */
  add(file: string, text: string): void {
    const path = join(this.root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  /** A module of the copy as it is now; it is read once. */
  import<T>(file: string): Promise<T> {
    return import(join(this.root, file)) as Promise<T>;
  }

  /** A CommonJS file of a package, as the copy has it. */
  async package<T>(file: string): Promise<T> {
    const { default: exported } = await this.import<{ default: T }>(join('node_modules', file));
    return exported;
  }

  /** The files in which TypeScript finds something wrong. @param part whose `tsconfig.json` it goes by */
  wrongTypes(files: readonly string[], part = '.'): string[] {
    const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, part, 'tsconfig.json'), 'utf8'));
    writeFileSync(join(this.root, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], { cwd: this.root });
    return [
      ...new Set([...String(stdout).matchAll(/^(\S+)\(\d+,\d+\): error/gmu)].map(([, file = '']) => file)),
    ].sort();
  }

  /** What `/docs` shows. */
  apiDocument(): ApiDocument {
    const loader = pathToFileURL(join(ROOT, 'test/support/typescript-loader.mjs')).href;
    const args = ['--import', loader, 'src/cli.ts', 'openapi'];
    const env = { PATH: process.env.PATH, DATA_DIR: join(this.root, 'data') };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: this.root,
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) throw new Error(String(stderr));
    return JSON.parse(String(stdout));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

interface ApiDocument {
  readonly components: {
    readonly schemas: Readonly<
      Record<string, { readonly required?: readonly string[]; readonly properties: Readonly<Record<string, object>> }>
    >;
  };
}
