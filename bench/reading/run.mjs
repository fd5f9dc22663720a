// npm run bench -- --reading: how well and how quickly passports and certificates are read, on pages made here; needs
// `npm run build`.
import { cpus } from 'node:os';
import { PageSizes, PDFDocument } from 'pdf-lib';
import { table } from '../api/text.mjs';
import { passportPage, random, somebody, WAYS, zoneLines } from './passport-pages.mjs';
import { benchTexts } from './texts.mjs';

const EACH = 25;
const WAY_NAMES = {
  scan: 'scan',
  sheet: 'on a sheet of A4',
  photograph: 'photograph',
  bad: 'bad photograph',
  pdf: 'sheet of A4 as PDF',
};
const ALL_WAYS = { ...WAYS, pdf: async (page, chance) => asPdf(await WAYS.sheet(page, chance)) };
/** Of verification.md, section 6. */
const BARS = { exact: 0.96, milliseconds: 3000, megabytes: 512 };

/** @returns {Promise<{ kept: boolean, sections: string[] }>} */
export async function benchReading() {
  const { ForkedDocumentReader } = await import('../../dist/src/platform/reading/forked.document-reader.js');
  const { ChildProcesses } = await import('../../dist/src/platform/processes/child.processes.js');
  const processes = new ChildProcesses();
  const reader = new ForkedDocumentReader(processes);
  const rows = [];
  for (const [way, treat] of Object.entries(ALL_WAYS)) {
    const chance = random(1 + rows.length);
    const row = { way, pages: EACH, exact: 0, wrong: 0, milliseconds: [] };
    for (let page = 0; page < EACH; page += 1) {
      const person = somebody(chance);
      const picture = await treat(await passportPage(person), chance);
      const began = performance.now();
      const reading = await reader.readPassport(picture, way === 'pdf' ? 'application/pdf' : 'image/jpeg');
      row.milliseconds.push(performance.now() - began);
      if (!reading.zone?.isCertain) continue;
      if (isExact(reading.zone, person)) row.exact += 1;
      else row.wrong += 1;
      if (process.env.SHOW && !isExact(reading.zone, person)) console.log(zoneLines(person), reading.zone);
    }
    rows.push(row);
    console.log(told(row));
  }
  const texts = await benchTexts(reader);
  processes.onApplicationShutdown();
  const all = rows.reduce((sum, { exact }) => sum + exact, 0) / (rows.length * EACH);
  const slowest = at95(rows.flatMap(({ milliseconds }) => milliseconds));
  const wrong = rows.reduce((sum, row) => sum + row.wrong, 0);
  console.log(
    `exact ${(all * 100).toFixed(0)} % (bar ${BARS.exact * 100} %), wrong and certain ${wrong} (bar 0), 95th percentile ${slowest.toFixed(0)} ms (bar ${BARS.milliseconds} ms)`,
  );
  return {
    kept: texts.kept && all >= BARS.exact && wrong === 0 && slowest <= BARS.milliseconds,
    sections: [sectionOf(rows, { all, wrong, slowest }), texts.section],
  };
}

/** As a scanner writes it. */
async function asPdf(picture) {
  const document = await PDFDocument.create();
  const [width, height] = PageSizes.A4;
  document.addPage([width, height]).drawImage(await document.embedJpg(picture), { x: 0, y: 0, width, height });
  return document.save();
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
const middle = (times) => times.toSorted((one, other) => one - other)[times.length >> 1];

function sectionOf(rows, { all, wrong, slowest }) {
  const body = rows.map(({ way, pages, exact, wrong: mistaken, milliseconds }) => [
    WAY_NAMES[way],
    `${exact} of ${pages}`,
    mistaken,
    `${seconds(middle(milliseconds))}, ${seconds(at95(milliseconds))}`,
  ]);
  const total = [
    'all (bars of verification.md, section 6)',
    `${(all * 100).toFixed(0)} % (${BARS.exact * 100} %)`,
    `${wrong} (0)`,
    `${seconds(slowest)} at the 95th percentile (${seconds(BARS.milliseconds)})`,
  ];
  return `## The zone of passports

\`npm run bench -- --reading\`, ${EACH} pages made here for each way, on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores:

${table(['came as', 'line 2 exact', 'wrong and certain', 'a page at the median, 95th percentile'], [...body, total])}`;
}

function isExact(zone, { number, country, birth, sex, expiry }) {
  const sexOf = { male: 'M', female: 'F' };
  return (
    zone.documentNumber === number &&
    zone.nationality === country.replaceAll('<', '') &&
    zone.birthDate === birth &&
    sexOf[zone.sex] === sex &&
    zone.expirationDate === expiry
  );
}

const at95 = (times) => times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1];

function told({ way, pages, exact, wrong, milliseconds }) {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  return `${way.padEnd(11)} ${exact} of ${pages} exact, ${wrong} wrong; ${sorted[pages >> 1].toFixed(0)} ms at the median, ${at95(milliseconds).toFixed(0)} at the 95th percentile`;
}
