// Of npm run bench -- --reading: how well and how quickly the text of certificates is read, and what signals come of
// it.
import { cpus } from 'node:os';
import { table } from '../api/text.mjs';
import { launched } from './chromium.mjs';
import { random, WAYS } from './passport-pages.mjs';
import { certificate, SCALE, TEXTS, textPage } from './text-pages.mjs';

/** Of each language and way. */
const EACH = 4;
const READ_WAYS = ['scan', 'photograph', 'bad'];
/** Of verification.md, section 5. */
const BARS = { found: 0.95, flagged: 0.02 };
const DIST = '../../dist/src';

/** @returns {Promise<{ kept: boolean, section: string }>} */
export async function benchTexts(reader) {
  const { EMPTY_FORM } = await import(`${DIST}/domain/certificate/certificate.fields.js`);
  const { compareText } = await import(`${DIST}/domain/reading/text-comparison.js`);
  const { findTextSignals } = await import(`${DIST}/domain/signal/find-text-signals.js`);
  const { TransliteratingNameReader } = await import(`${DIST}/platform/names/transliterating.name-reader.js`);
  const names = new TransliteratingNameReader();
  const kindsOf = (reading, form) => {
    const found = compareText('certificate', { ...EMPTY_FORM, ...form }, reading.text, (name) => names.read(name));
    return findTextSignals([{ group: 'certificate', state: 'read', ...reading, found }]).map(({ kind }) => kind);
  };
  const browser = await launched();
  const context = await browser.newContext({ deviceScaleFactor: SCALE });
  const rows = [];
  const total = { pages: 0, flagged: 0, numbers: 0, names: 0 };
  for (const way of READ_WAYS) {
    const chance = random(3 + READ_WAYS.indexOf(way));
    const row = { mistakes: [], milliseconds: [], pages: 0, flagged: 0, numbers: 0, names: 0 };
    for (const language of Object.keys(TEXTS)) {
      for (let at = 0; at < EACH; at += 1) {
        const { lines, form } = certificate(language, chance);
        const picture = await WAYS[way]((await textPage(context, lines)).picture, chance);
        const began = performance.now();
        const reading = await reader.readText(picture, 'image/jpeg');
        row.milliseconds.push(performance.now() - began);
        row.pages += 1;
        if (reading.kind !== 'read') continue;
        row.mistakes.push(mistakesIn(lines.join(''), reading.text));
        const forged = {
          ...form,
          certNo: form.certNo.replace(/\d\d$/, (last) => String(99 - Number(last)).padStart(2, '0')),
        };
        row.flagged += kindsOf(reading, form).length > 0 ? 1 : 0;
        row.numbers += kindsOf(reading, forged).includes('value_not_found') ? 1 : 0;
        row.names += kindsOf(reading, { ...form, name: 'Okonkwo Chidi' }).includes('name_differs') ? 1 : 0;
      }
    }
    console.log(told(way, row));
    rows.push({ way, ...row });
    for (const key of Object.keys(total)) total[key] += row[key];
  }
  await browser.close();
  const share = (many) => many / total.pages;
  console.log(
    `flagged of the true ${percent(share(total.flagged))} (bar ${percent(BARS.flagged)}), found of the forged numbers ${percent(share(total.numbers))}, of other names ${percent(share(total.names))} (bar ${percent(BARS.found)})`,
  );
  const kept = share(total.flagged) <= BARS.flagged && share(Math.min(total.numbers, total.names)) >= BARS.found;
  return { kept, section: sectionOf(rows) };
}

function sectionOf(rows) {
  const body = rows.map(({ way, pages, mistakes, milliseconds, flagged, numbers, names }) => {
    const sorted = milliseconds.toSorted((one, other) => one - other);
    const [middle, most] = [sorted[pages >> 1], sorted.at(-1)].map((time) => `${(time / 1000).toFixed(1)} s`);
    const found = [flagged, numbers, names].map((many) => `${many} of ${pages}`);
    return [way, percent(mean(mistakes)), `${middle}, ${most}`, ...found];
  });
  const head = [
    'came as',
    'letters wrong',
    'a page at the median, at most',
    'true ones flagged',
    'forged numbers found',
  ];
  return `## The text of documents

\`npm run bench -- --reading\`, ${EACH * Object.keys(TEXTS).length} certificates made here for each way, a third each in English, Malay and Chinese, on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores. Blanks do not count as
mistakes. Forged: the last two digits of the number are others; another name: that of somebody else.

${table([...head, 'other names found'], body)}

The pages are cleaner than real ones, which have ornaments, stamps over letters and handwriting: what the signals flag there is still to be measured.`;
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share) => `${(share * 100).toFixed(1)} %`;

/** The letters that would have to be changed, of a hundred; blanks do not count. */
function mistakesIn(printed, read) {
  const [wanted, got] = [printed, read].map((text) => [...text.normalize('NFKC').replace(/\s/g, '')]);
  let row = got.map((_, at) => at + 1);
  row.unshift(0);
  for (const [at, letter] of wanted.entries()) {
    const next = [at + 1];
    for (const [to, other] of got.entries()) {
      next.push(Math.min(row[to + 1] + 1, next[to] + 1, row[to] + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) / wanted.length;
}

function told(way, { pages, mistakes, milliseconds, flagged, numbers, names }) {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  return `${way.padEnd(11)} ${mistakes.length} of ${pages} read, ${percent(mean(mistakes))} of the letters wrong; ${sorted[pages >> 1].toFixed(0)} ms at the median, ${sorted.at(-1).toFixed(0)} at most; flagged ${flagged}, forged numbers found ${numbers}, other names ${names}`;
}
