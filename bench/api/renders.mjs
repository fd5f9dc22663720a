import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ParseSpeeds, PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { median, rateWithout } from '../statistics.mjs';
import { OTHER_BUDGETS } from './budgets.mjs';
import { memoryBelow } from './memory-below.mjs';
import { startRedis, startServer } from './programs.mjs';
import { allDone, built, openOutbox } from './service.mjs';

/** So many that how a round begins and ends weighs little. */
const REPORTS = 180;
const PAGES = 4;
const START_MS = 60_000;
const PRINT = { format: 'A4', preferCSSPageSize: true, printBackground: true, tagged: true, outline: false };

/**
 * Reports a second of a worker, beside a loop that does nothing but print the same documents on four pages. The budget
 * leaves sealing apart: what it takes, as the loop shows when it seals as well, is taken off the worker's time.
 */
export async function measureRenders({ mariadb, database, options }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'myverify-bench-renders-'));
  const connection = await mariadb.connect(database);
  const query = async (statement, values) => (await connection.query(statement, values))[0];
  const reports = await query(
    `SELECT r.*, f.storage_key, f.type AS photo_type FROM reports r JOIN files f ON f.id = r.photo ORDER BY r.id LIMIT ?`,
    [REPORTS],
  );
  const photo = await portrait();
  for (const { storage_key: key } of reports) await lay(join(dataDir, 'files', key), photo);
  // What lies in clear is read only where it is what was stored.
  await query(`UPDATE files SET sha256 = ? WHERE id IN (?)`, [sha256(photo), reports.map((report) => report.photo)]);
  const { readEnv } = await built('config/env.js');
  const env = readEnv({ DATABASE_URL: `sqlite:${join(dataDir, 'none')}`, DATA_DIR: dataDir });
  const loop = await bareLoop(reports, photo, env.site, await sealer(env));
  const redis = await startRedis();
  const settings = { DATABASE_URL: mariadb.url(database), REDIS_URL: redis.url, LOG_LEVEL: 'warn' };
  const worker = await startServer('start:worker', settings, { folder: dataDir });
  const outbox = await openOutbox({ databaseUrl: mariadb.url(database), redisUrl: redis.url, dataDir });
  const jobs = reports.map(({ id }) => ({ name: 'report.render', payload: { reportId: id } }));
  const render = async () => {
    await query(
      `UPDATE reports SET pdf_key = NULL, pdf_sha256 = NULL, pdf_size = NULL, rendered_at = NULL WHERE id IN (?)`,
      [reports.map(({ id }) => id)],
    );
    const began = Date.now();
    const ids = await outbox.order(jobs);
    const rate = REPORTS / (((await allDone(query, Math.min(...ids), 'report.render')) - began) / 1000);
    // The mails that tell of them would be at work beside the loop.
    await allDone(query, Math.min(...ids));
    return rate;
  };
  let browserMb = 0;
  const watch = setInterval(async () => {
    browserMb = Math.max(browserMb, await memoryBelow(worker.pid).catch(() => 0));
  }, 500);
  try {
    // The browsers start with their first documents.
    await loop.run({ sealing: true });
    await render();
    const printed = [];
    const sealed = [];
    const ours = [];
    for (let round = 0; round < options.rounds; round += 1) {
      printed.push(await loop.run({ sealing: false }));
      sealed.push(await loop.run({ sealing: true }));
      ours.push(await render());
    }
    const [own, bare, bareSealed] = [ours, printed, sealed].map(median);
    const share = rateWithout(own, { with: bareSealed, without: bare }) / bare;
    const rate = (perSecond) => `${perSecond.toFixed(1)}/s`;
    return [
      {
        title: 'report PDFs of a worker',
        found: `${rate(own)}, ${share.toFixed(2)} of a bare loop with four pages (${rate(bare)}; ${rate(bareSealed)} where it seals as well)`,
        budget: `${OTHER_BUDGETS.renderShare} of the bare loop, sealing apart`,
        kept: share >= OTHER_BUDGETS.renderShare,
      },
      {
        title: 'memory of its browser',
        found: `${Math.round(browserMb)} MB`,
        budget: `${OTHER_BUDGETS.browserMb} MB`,
        kept: browserMb > 0 && browserMb <= OTHER_BUDGETS.browserMb,
      },
    ];
  } finally {
    clearInterval(watch);
    await connection.end();
    await loop.close();
    await outbox.close();
    await worker.stop();
    await redis.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Seals as the worker does, and does no more to a PDF than that takes. */
async function sealer(env) {
  const { loadSealKeys } = await built('platform/seal/seal-keys.js');
  const { PadesReportSigner } = await built('platform/seal/pades.report-signer.js');
  const { leaveSealPlace } = await built('platform/seal/seal-place.js');
  const signer = new PadesReportSigner(await loadSealKeys(env, new Date()), env);
  const { signal } = new AbortController();
  return async (printed, { number, edition }) => {
    const pdf = await PDFDocument.load(printed, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
    leaveSealPlace(pdf, signer.placeFor({ number, edition, signedAt: new Date() }));
    const options = { updateFieldAppearances: false, useObjectStreams: false, objectsPerTick: Infinity };
    return signer.sign(await pdf.save(options), signal);
  };
}

/** Prints what the worker prints, prepared beforehand, with the same browser. */
async function bareLoop(reports, photo, { issuer, ministry }, seal) {
  const { reportClaims } = await built('domain/report/report.claims.js');
  const { ReportTemplate } = await built('platform/pdf/report.template.js');
  const { BrowserSupervisor } = await built('platform/pdf/browser.supervisor.js');
  const template = await ReportTemplate.load();
  const documents = [];
  for (const { number, edition, issued_at: issued, fields } of reports) {
    const report = { number, edition, issuedAt: new Date(issued), fields: JSON.parse(fields), evidence: null };
    const html = await template.html({
      ...report,
      ...{ claims: reportClaims(report, [report], report.issuedAt), issuer, ministry, seal: null },
      checkUrl: `http://localhost:3000/check?number=${number}`,
      photo: { type: 'image/jpeg', bytes: photo },
    });
    documents.push({ html, number, edition });
  }
  const supervisor = new BrowserSupervisor(process.env.PUPPETEER_EXECUTABLE_PATH ?? null, START_MS, () => undefined);
  const { browser } = await supervisor.get();
  const pages = await Promise.all(Array.from({ length: PAGES }, () => browser.newPage()));
  return {
    async run({ sealing }) {
      const waiting = [...documents];
      const began = performance.now();
      await Promise.all(
        pages.map(async (page) => {
          for (let document = waiting.shift(); document; document = waiting.shift()) {
            await page.setContent(document.html, { waitUntil: 'load' });
            const printed = await page.pdf(PRINT);
            const pdf = sealing ? await seal(printed, document) : printed;
            if (pdf.length < 1000) throw new Error('an empty PDF');
          }
        }),
      );
      return documents.length / ((performance.now() - began) / 1000);
    },
    close: () => supervisor.close(),
  };
}

function portrait() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  return sharp({ create: { width: 600, height: 800, channels: 3, background: '#7799bb', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

async function lay(path, bytes) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}
