// npm run check-advisories -- <file>: holds what the service is made of against known holes, as OSV writes them: one
// record, a list of them, or one a line. The file is for the operator to bring
// (https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip): nothing is asked of anybody.
// Ends with 1 where there are holes, with 2 where the file is of no use.
import { readFileSync } from 'node:fs';
import { affectedBy } from './advisories.mjs';
import { billOfMaterials } from './bill-of-materials.mjs';

const [path] = process.argv.slice(2);

function readAdvisories() {
  const text = readFileSync(path, 'utf8');
  try {
    return [JSON.parse(text)].flat();
  } catch {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line));
  }
}

function refuse(why) {
  process.stderr.write(`${why}\nUse: npm run check-advisories -- <file of advisories in the format of OSV>\n`);
  process.exit(2);
}

if (path === undefined) refuse('No file is named');
let advisories;
try {
  advisories = readAdvisories();
} catch (error) {
  refuse(`${path} cannot be read as advisories: ${error.message}`);
}
if (advisories.length === 0 || !advisories.every((one) => typeof one?.id === 'string' && Array.isArray(one.affected))) {
  refuse(`${path} holds no advisories`);
}
const bill = billOfMaterials();
const found = affectedBy(bill, advisories);
for (const { id, name, version, summary } of found) process.stdout.write(`${id}  ${name}@${version}  ${summary}\n`);
process.stdout.write(`${bill.components.length} packages, ${advisories.length} advisories: ${found.length} apply\n`);
process.exitCode = found.length > 0 ? 1 : 0;
