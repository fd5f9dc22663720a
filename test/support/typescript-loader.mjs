// `node --import .../typescript-loader.mjs some-file.ts` runs a TypeScript file as the tests do, in a process that a
// test may kill.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
