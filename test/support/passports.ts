import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { random, type Somebody, somebody, type WAYS } from '../../bench/reading/passport-pages.mjs';

const SCRIPT = join(import.meta.dirname, '../../bench/reading/draw-page.mjs');
const MOST_BYTES = 32_000_000;

/** Whose passport tests show: the name, the birth and the country are known, the number is the script's. */
export const PASSPORT_HOLDER: Somebody = {
  ...somebody(random(5)),
  surname: 'WANG',
  given: 'XIAOMING',
  country: 'CHN',
  birth: '010430',
  sex: 'M',
};

/** @returns a JPEG of the page as it came, or a PNG of it as it is printed. */
export async function drawnPassport(person: Somebody, way?: keyof typeof WAYS, seed = 5): Promise<Buffer> {
  const asked = JSON.stringify({ person, way, seed });
  const options = { encoding: 'buffer', maxBuffer: MOST_BYTES } as const;
  return (await promisify(execFile)(process.execPath, [SCRIPT, asked], options)).stdout;
}
