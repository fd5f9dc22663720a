import { median, percentile } from '../statistics.mjs';
import { OTHER_BUDGETS } from './budgets.mjs';

const DIST = '../../dist/src';
const LOOKED_AT = 200;

/**
 * What signals rest on: the look-ups of applications from all over the table, one after the other, as the job makes
 * them.
 */
export async function measureSignals({ mariadb, database, total }) {
  const { Env } = await import(`${DIST}/config/env.js`);
  const { Database } = await import(`${DIST}/platform/db/database.js`);
  const { TypeOrmCertificateReader } = await import(`${DIST}/modules/certificates/certificate.typeorm-reader.js`);
  const { TypeOrmSignalReader } = await import(`${DIST}/modules/signals/signal.typeorm-repository.js`);
  const connections = new Database(
    Object.assign(new Env(), { databaseUrl: mariadb.url(database), databasePoolSize: 4 }),
  );
  await connections.connect();
  try {
    const certificates = new TypeOrmCertificateReader(connections);
    const signals = new TypeOrmSignalReader(connections);
    const times = { common: [], verification: [] };
    for (const certificate of await spread(certificates, total)) {
      times.common.push(await timed(() => signals.common(certificate)));
      times.verification.push(await timed(() => signals.hasVerification(certificate)));
    }
    return [
      told(
        `the same passport, number, files and birth of an application, beside ${total.toLocaleString('en')}`,
        times.common,
      ),
      told(`an academic verification of its holder, beside ${total.toLocaleString('en')}`, times.verification),
    ];
  } finally {
    await connections.close();
  }
}

/** Applications at even distances; some ids are of records that were removed. */
async function spread(certificates, total) {
  const ids = Array.from({ length: LOOKED_AT }, (_, at) => 1 + Math.floor((at * total) / LOOKED_AT));
  const found = await Promise.all(ids.map((id) => certificates.findById(id)));
  const there = found.filter((certificate) => certificate !== null);
  if (there.length < LOOKED_AT / 2) throw new Error(`${there.length} of ${LOOKED_AT} applications are there`);
  return there;
}

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function told(title, times) {
  const slow = percentile(times, 0.95);
  return {
    title,
    found: `${median(times).toFixed(1)} ms, ${slow.toFixed(1)} at the 95th percentile, ${Math.max(...times).toFixed(1)} at most, of ${times.length}`,
    budget: `${OTHER_BUDGETS.signalsMs} ms at the 95th percentile`,
    kept: slow <= OTHER_BUDGETS.signalsMs,
  };
}
