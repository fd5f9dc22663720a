import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { defineConfig } from 'rolldown';

const OUT = `${import.meta.dirname}/dist/server`;

/** Not laid into the files: what is native, reads files of its own beside it, or is only loaded where it is used. */
const APART = [
  '@aws-sdk/client-s3',
  '@node-rs/argon2',
  '@signpdf/placeholder-pdf-lib',
  '@signpdf/signpdf',
  '@sparticuz/chromium',
  'asn1js',
  'better-sqlite3',
  'bullmq',
  // Both are loaded by name by what makes one class of a request out of another, and must be there once.
  'class-transformer',
  'class-validator',
  'ioredis',
  'pdf-lib',
  'pkijs',
  'prom-client',
  'puppeteer-core',
  'sharp',
  'swagger-ui-dist',
  'tar-fs',
];

/** What NestJS would use if it were installed. */
const NOT_INSTALLED = /^@nestjs\/(microservices|platform-express|websockets)(\/|$)|^@fastify\/view$/;

/** Our modules find templates and the programs of child processes by their own place, which stays in `dist/src`. */
const keepPlaces = {
  name: 'keep-places',
  transform: {
    filter: { id: /\/dist\/src\//, code: 'import.meta' },
    handler(code, id) {
      if (/import\.meta\.(?!url\b)/.test(code)) throw new Error(`${id}: import.meta.url is all that is kept true`);
      const place = relative(OUT, id).replaceAll(sep, '/');
      return code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`);
    },
  },
};

/**
 * The mapped types of NestJS find two packages at run time, so beside the bundle: second copies. What a `PartialType` inherits of
 * `@Transform` would be written into a store of its own, where nobody looks.
 */
const oneCopy = {
  name: 'one-copy',
  transform: {
    filter: { id: /@nestjs\/mapped-types\/dist\/type-helpers\.utils\.js$/ },
    handler(code) {
      const finder = 'const require = createRequire(import.meta.url);';
      if (!code.includes(finder))
        throw new Error('The mapped types of NestJS find their packages otherwise than they did');
      const imports =
        "import * as validator from 'class-validator';\nimport * as store from 'class-transformer/cjs/storage.js';";
      return code.replace(
        finder,
        `${imports}\nconst require = (name) => (name === 'class-validator' ? validator : store);`,
      );
    },
  },
};

const PROGRAMS = { main: 'dist/src/main.js', worker: 'dist/src/worker.js', cli: 'dist/src/cli.js' };

/** What is run: `dist/server/main.js` and the others, which start by the loader. */
const startByLoader = {
  name: 'start-by-loader',
  generateBundle() {
    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
    emit('loader.js', readFileSync(`${import.meta.dirname}/scripts/server-loader.mjs`, 'utf8'));
    for (const name of Object.keys(PROGRAMS)) {
      emit(`${name}.js`, `import { load } from './loader.js';\n\nload('./${name}.cjs');\n`);
    }
  },
};

/** The API, the worker and the commands in a few files: to find, read and link three thousand took most of the time to start. */
export default defineConfig({
  input: PROGRAMS,
  cwd: import.meta.dirname,
  platform: 'node',
  external: [...APART, NOT_INSTALLED],
  plugins: [keepPlaces, oneCopy, startByLoader],
  onLog(level, log, tell) {
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    tell(level, log);
  },
  output: {
    dir: OUT,
    cleanDir: true,
    // V8's code of a script can be kept, that of an ES module only behind a flag.
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    dynamicImportInCjs: false,
    // Classes are known by their names: to NestJS, to the API's description and in logs.
    keepNames: true,
    comments: false,
    // One letter beyond Latin-1, and V8 takes two bytes for each letter of the file.
    charset: 'ascii',
  },
});
