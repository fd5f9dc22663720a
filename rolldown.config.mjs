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
  // The mapped types of NestJS find both at run time: what a `PartialType` inherits must be written into the one copy there is.
  'class-transformer',
  'class-validator',
  'imapflow',
  'ioredis',
  'jsonld',
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

/** It looks by `require` for what TypeORM 1 no longer has, and would load a second TypeORM beside the one in our files. */
const oneTypeOrm = {
  name: 'one-typeorm',
  load: {
    filter: { id: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ },
    handler: () => 'export const Connection = undefined;\nexport const AbstractRepository = undefined;\n',
  },
};

/** One letter beyond Latin-1, and V8 takes two bytes for each letter of the file: 6.7 MB more, in each process. */
const oneByteLetters = {
  name: 'one-byte-letters',
  generateBundle(_, bundle) {
    for (const { fileName, code = '' } of Object.values(bundle)) {
      // `charset` leaves what stands in a template, which a tag may want as it is written.
      const [found] = /.{0,60}[^\0-\xff].{0,20}/.exec(code) ?? [];
      if (found) throw new Error(`${fileName}: a letter beyond Latin-1 in a template; put it into a string: ${found}`);
    }
  },
};

const PROGRAMS = { main: 'dist/src/main.js', worker: 'dist/src/worker.js', cli: 'dist/src/cli.js' };

/** The API, the worker and the commands in a few files: to find, read and link three thousand took most of the time to start. */
export default defineConfig({
  input: PROGRAMS,
  cwd: import.meta.dirname,
  platform: 'node',
  external: [...APART, NOT_INSTALLED],
  plugins: [keepPlaces, oneTypeOrm, oneByteLetters],
  onLog(level, log, tell) {
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    tell(level, log);
  },
  output: {
    dir: OUT,
    cleanDir: true,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Classes are known by their names: to NestJS, to the API's description and in logs.
    keepNames: true,
    comments: false,
    charset: 'ascii',
  },
});
