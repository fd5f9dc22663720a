import { hash } from 'node:crypto';
import { lives } from './lives.mjs';

/** Stands for the keyed pseudonym of an address, which only its length has in common with. */
const pseudonym = (text) => hash('sha256', text).slice(0, 20);

/** In an order in which none names what comes after it. */
export const TABLES = [
  'users',
  'user_words',
  'files',
  'certificates',
  'certificate_files',
  'certificate_words',
  'reports',
  'report_words',
  'audit_events',
];

/**
 * The rows of every table, one application after the other: a million of them are never in memory.
 * @param {Record<string, any>} rules
 * @param {{ seed: number, total: number, officerId: number }} settings
 * @returns {Generator<Record<string, object[]>>} for each application its rows by the names of the tables
 */
export function* rowsOf(rules, settings) {
  const lifeOf = lives(rules, settings);
  const trail = auditTrail(rules);
  let reports = 0;
  for (let number = 1; number <= settings.total; number += 1) {
    const life = lifeOf(number);
    const { certificate, files, owner, report } = life;
    if (report) reports += 1;
    yield {
      users: owner ? [{ id: owner.user.id, ...rules.toUserRow(owner.user) }] : [],
      user_words: owner ? rules.toUserWordRows(owner.user.id, owner.user) : [],
      // Taken in long ago; a file is written as discarded until its bytes are stored.
      files: files.map((file) => ({ ...rules.toFileRow(file), discarded_at: null })),
      certificates: [{ id: certificate.id, ...rules.toCertificateRow(certificate) }],
      certificate_files: rules.toFileRows(certificate.id, certificate.form),
      certificate_words: rules.toWordRows(certificate.id, certificate),
      report_words: report ? rules.toReportWordRows(reports, report.issued) : [],
      reports: report ? [{ id: reports, ...rules.toReportRow(report.issued), ...rules.toPdfColumns(report.pdf) }] : [],
      audit_events: trail(life, reports),
    };
  }
}

/** One transaction's entries hang on one chain; the chains come in turn. What uploads are noted with is left out. */
function auditTrail(rules) {
  const ends = Array.from({ length: rules.CHAINS }, (_, chain) => ({ chain, head: rules.CHAIN_START, length: 0 }));
  let id = 0;
  const rowOf = (place, at, entry) => {
    const chain = place % ends.length;
    const row = rules.toNextRow(entry, at, ends[chain], { hash: rules.unkeyedHash });
    ends[chain] = { chain, head: row.hash, length: row.sequence };
    id += 1;
    return { id, ...row };
  };
  return ({ certificate, events, report, owner }, reportId) => {
    const rows = [];
    if (owner) {
      const { user, at } = owner;
      rows.push(rowOf(user.id, at, rules.registered(user.id, pseudonym(user.email), 0)));
    }
    for (const [place, [at, entry]] of events.entries()) rows.push(rowOf(certificate.id + place, at, entry));
    if (!report) return rows;
    const issued = { ...report.issued, id: reportId };
    const decidedIn = certificate.id + events.length - 1;
    rows.push(rowOf(decidedIn, report.issued.issuedAt, rules.reportIssued(certificate.decidedBy, issued)));
    rows.push(rowOf(decidedIn + 1, report.pdf.renderedAt, rules.reportRendered(issued, report.pdf)));
    return rows;
  };
}
