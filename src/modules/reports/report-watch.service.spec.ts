import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { NOON } from '../../../test/contract/stores.js';
import { PlainPseudonyms } from '../../../test/fakes/pseudonyms.fake.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { Env } from '../../config/env.js';
import { issueReport } from '../../domain/report/report.js';
import { formatReportNumber } from '../../domain/report/report-number.js';
import { HmacLinkSigner } from '../../platform/security/hmac.link-signer.js';
import { MemoryRateLimiter } from '../../platform/security/memory.rate-limiter.js';
import { ReportWatchService } from './report-watch.service.js';

const HOUR = 3_600_000;
const NUMBERS = [1, 2].map((digit) => formatReportNumber(Array.from({ length: 14 }, () => digit)));

async function rig() {
  const { unitOfWork, clock, events, reports, watchers } = await freshStores();
  const env = Object.assign(new Env(), { rateLimitScale: 1, jwtSecret: 'a secret that nobody else has, of tests' });
  for (const number of NUMBERS) {
    const issued = issueReport(await insertCertificate({ unitOfWork }), number, NOON);
    await unitOfWork.run((tx) => tx.reports.insert(issued));
  }
  const service = new ReportWatchService(
    reports,
    watchers,
    unitOfWork,
    new HmacLinkSigner(env),
    new MemoryRateLimiter(env, clock),
    new PlainPseudonyms(),
    clock,
  );
  const [first = ''] = NUMBERS;
  const watch = (email: string, number = first, address = '203.0.113.1') =>
    service.watch({ number, email, language: 'en' }, address);
  return { clock, events, watch };
}

describe('asking to be told of a report', () => {
  it('is done five times an hour for one address of mail, whatever the reports and wherever the calls come from', async () => {
    const { clock, events, watch } = await rig();
    for (let time = 0; time < 5; time += 1) {
      await watch('hiring@example.com', NUMBERS[time % 2], `203.0.113.${time}`);
    }
    const told = (await events()).length;
    clock.time = new Date(clock.time.getTime() + HOUR - 90_000);
    await expect(watch('hiring@example.com', NUMBERS[1], '198.51.100.1')).rejects.toMatchObject({
      reason: 'too_many_requests',
      details: { retryAfter: 90 },
    });
    expect(await events()).toHaveLength(told);
    await watch('another@example.com');
    clock.time = new Date(clock.time.getTime() + 90_000);
    await watch('hiring@example.com');
    expect(await events()).toHaveLength(told + 2);
  });
});
