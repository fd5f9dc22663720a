import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|txt|xml|wasm|webmanifest)$/;
/** Below this the headers weigh more than what is saved. */
const LEAST = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Lays a `.br` and a `.gz` beside each file of a built interface, so that the server never compresses the same bytes
 * twice.
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => COMPRESSIBLE.test(path) && statSync(path).size >= LEAST);
  await Promise.all(
    files.map(async (path) => {
      const bytes = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await Promise.all([
        brotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
        zip(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
      ]);
    }),
  );
}
