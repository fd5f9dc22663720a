// node scripts/common-passwords.mjs <list>: makes the filter of common passwords anew from a list, the most common
// first, one a line.
// The one that is there was made from the list of ten million by Mark Burnett, as SecLists has it (CC BY-SA 3.0), of
// which only hashes are kept.
import { readFileSync, writeFileSync } from 'node:fs';
import { filterOf } from '../dist/src/platform/security/common-passwords.filter.js';

const MOST = 100_000;

const [list] = process.argv.slice(2);
if (!list) {
  console.error('Which list? node scripts/common-passwords.mjs <list>');
  process.exit(1);
}
const passwords = readFileSync(list, 'utf8')
  .split(/\r?\n/)
  .filter((line) => line !== '')
  .slice(0, MOST);
const filter = filterOf(passwords);
writeFileSync(new URL('../src/platform/security/common-passwords.filter.bin', import.meta.url), filter);
console.log(`${passwords.length} passwords in ${filter.length} bytes.`);
