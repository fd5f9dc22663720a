// npm run openapi: writes the API's own description and its types into api-client.
// npm run openapi -- --check: only says whether they are up to date.
import './node-version.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { build } from './build.mjs';
import { ROOT, run } from './process.mjs';

const HEADER = '// Made by `npm run openapi` out of openapi.json. Do not edit.\n\n';

await build({ names: ['server'] });
// No setting of this machine may show in the document.
const dataDir = mkdtempSync(join(tmpdir(), 'myverify-openapi-'));
const described = await run(process.execPath, ['dist/server/cli.js', 'openapi'], {
  env: { PATH: process.env.PATH, DATA_DIR: dataDir },
});
rmSync(dataDir, { recursive: true });
if (described.code !== 0) {
  console.error(`${described.output}\nThe server could not describe its API.`);
  process.exit(1);
}
// Wherever it runs: what is written down belongs to no installation.
const document = { ...JSON.parse(described.stdout), servers: [{ url: '/' }] };
const types = astToString(await openapiTS(document, { alphabetize: true }));

const files = {
  'api-client/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'api-client/src/schema.d.ts': HEADER + types,
};
const stale = Object.entries(files).filter(([file, text]) => !existsSync(join(ROOT, file)) || read(file) !== text);

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(
      `${stale.map(([file]) => file).join(' and ')} no longer match the API. Run \`npm run openapi\` and commit what it writes.`,
    );
    process.exit(1);
  }
} else {
  for (const [file, text] of stale) writeFileSync(join(ROOT, file), text);
  console.log(stale.length > 0 ? `Wrote ${stale.map(([file]) => file).join(' and ')}.` : 'Nothing has changed.');
}

function read(file) {
  return readFileSync(join(ROOT, file), 'utf8');
}
