import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { NOON } from '../../../test/contract/stores.js';
import { PlainPseudonyms } from '../../../test/fakes/pseudonyms.fake.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { Env } from '../../config/env.js';
import { issueReport } from '../../domain/report/report.js';
import { formatReportNumber } from '../../domain/report/report-number.js';
import type { LinkSigner } from '../../platform/security/link-signer.port.js';
import { MemoryRateLimiter } from '../../platform/security/memory.rate-limiter.js';
import type { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import { GatheredReadTrail } from '../audit/gathered.read-trail.js';
import { LookUpGuesses } from './look-up-guesses.service.js';
import { LookUpNotes } from './look-up-notes.service.js';
import { ReportsService } from './reports.service.js';

const HOLDER = { name: 'Wang Xiaoming', passport: 'E12345678', birth: '2001-04-30' };

/** Remembers under what something was counted. */
class RecordingLimiter extends MemoryRateLimiter {
  readonly keys = new Set<string>();

  override hit(key: string, limit: number, windowSeconds: number) {
    this.keys.add(key);
    return super.hit(key, limit, windowSeconds);
  }
}

async function rig() {
  const { unitOfWork, clock, certificates, reports, lookUps } = await freshStores();
  const limiter = new RecordingLimiter(Object.assign(new Env(), { rateLimitScale: 1 }), clock);
  const certificate = await insertCertificate({ unitOfWork });
  const issued = issueReport(certificate, formatReportNumber(Array.from({ length: 14 }, () => 1)), NOON);
  await unitOfWork.run(async (tx) => {
    const { id } = await tx.reports.insert({ ...issued, fields: { ...issued.fields, ...HOLDER } });
    await tx.reports.attachPdf(id, {
      key: 'reports/one.pdf',
      sha256: 'a'.repeat(64),
      size: 1,
      renderedAt: NOON,
      decidedAt: null,
    });
  });
  const service = new ReportsService(
    certificates,
    reports,
    {} as VerifiedFiles,
    { sign: () => 'exp=1&sig=x' } as Partial<LinkSigner> as LinkSigner,
    new LookUpGuesses(limiter),
    clock,
    unitOfWork,
    new PlainPseudonyms(),
    new LookUpNotes(lookUps, unitOfWork, clock, certificates),
    new GatheredReadTrail(unitOfWork),
  );
  const search = (changes: Partial<typeof HOLDER> = {}, address = '203.0.113.1') =>
    service.search({ ...HOLDER, ...changes }, { actor: null, address }).then(
      () => 'found',
      ({ reason }) => reason as string,
    );
  return { clock, limiter, search };
}

const counted = (answers: readonly string[]) =>
  Object.fromEntries([...new Set(answers)].map((answer) => [answer, answers.filter((one) => one === answer).length]));

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the public look-up', () => {
  it('refuses guesses from one address after ten misses a minute, also where all come at once', async () => {
    const { clock, search } = await rig();
    const answers = await Promise.all(times(30).map((turn) => search({ passport: `E${turn}` })));
    expect(counted(answers)).toEqual({ not_found: 10, too_many_requests: 20 });
    expect(await search()).toBe('too_many_requests');
    expect(await search({}, '203.0.113.2')).toBe('found');
    clock.time = new Date(NOON.getTime() + 60_000);
    expect(await search()).toBe('found');
  });

  it('refuses guesses for one passport after twenty misses an hour, wherever they come from', async () => {
    const { search } = await rig();
    const guess = (turn: number) => search({ name: `Wang ${turn}` }, `198.51.100.${turn}`);
    expect(counted(await Promise.all(times(30).map(guess)))).toEqual({ not_found: 20, too_many_requests: 10 });
    expect(await search({ passport: HOLDER.passport }, '203.0.113.9')).toBe('too_many_requests');
  });

  it('counts neither what is found nor what cannot be asked', async () => {
    const { search } = await rig();
    for (const _ of times(40)) expect(await search()).toBe('found');
    for (const _ of times(40)) expect(await search({ birth: '2100-01-01' })).toBe('invalid_input');
    expect(await search({ name: 'Wang' })).toBe('not_found');
  });

  it('counts a passport under a pseudonym', async () => {
    const { limiter, search } = await rig();
    await search({ name: 'Wang' });
    expect([...limiter.keys].filter((key) => key.includes('passport'))).toEqual([
      'lookup-miss-passport:pseudonym of E12345678',
    ]);
  });
});
