import { feesAt } from '../../domain/payment/fees.js';
import type { Receipt } from '../../domain/payment/receipt.js';
import { DEMONSTRATION_CONTACT, DEMONSTRATION_REGISTRATION, issuerOf } from '../../domain/site/site-details.js';
import type { ReceiptDocument } from './pdf-renderer.port.js';
import { ReceiptTemplate } from './receipt.template.js';

const issuer = issuerOf(DEMONSTRATION_CONTACT, DEMONSTRATION_REGISTRATION);
// The next day in Malaysia.
const SEEN = new Date('2026-03-09T16:30:00Z');
const loaded = ReceiptTemplate.load();

async function words(changes: Partial<Receipt> = {}, language: ReceiptDocument['language'] = 'en'): Promise<string> {
  const receipt: Receipt = {
    ...{
      reference: '4711',
      paidWith: 'RF51MV1000000',
      type: 'verification',
      fee: feesAt(new Date()).verification,
      name: 'Wang <b>',
      check: null,
    },
    ...{ statedAt: new Date('2026-03-04T05:00:00Z'), ...changes },
  };
  const { html } = await (await loaded).page({ receipt, language, issuer });
  const body = html.slice(html.indexOf('<body>'));
  return body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('the receipt', () => {
  it('of a payment that nobody has accepted is an acknowledgement', async () => {
    const text = await words();
    for (const part of ['4711', '2026-03-04', 'Wang &lt;b&gt;', 'MYR 620.00', 'MYR 49.60', 'MYR 669.60'])
      expect(text).toContain(part);
    for (const part of ['Acknowledgement', 'Payment stated, not yet checked', issuer.company, issuer.registration])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Receipt|officer|undefined|null/);
  });

  it('says that an officer saw it, and when, in the words of how that was answered', async () => {
    const seen = await words({ check: { verdict: 'accepted', at: SEEN, method: 'each' } });
    expect(seen).toContain('Receipt');
    expect(seen).toContain('An officer looked at the proof of payment on 2026-03-10 and accepted it.');
    expect(seen).not.toContain('does not confirm');
    const stated = await words({ check: { verdict: 'accepted', at: SEEN, method: 'stated' } });
    expect(stated).toContain('accepted the application as a whole on 2026-03-10');
    expect(stated).not.toContain('looked at');
    const refused = await words({ check: { verdict: 'refused', at: SEEN, method: 'each' } });
    expect(refused).toContain('Payment stated, not accepted');
    expect(refused).toContain('Acknowledgement');
  });

  it.each([
    ['en', 'Acknowledgement', 'Akuan penerimaan'],
    ['ms', 'Akuan penerimaan', 'Acknowledgement'],
    ['cn', '受理确认', 'Acknowledgement'],
  ] as const)('in %s has another language beside it', async (language, title, beside) => {
    const text = await words({ type: 'stamping', fee: feesAt(new Date()).stamping }, language);
    expect(text.indexOf(title)).toBeGreaterThan(0);
    expect(text.indexOf(beside)).toBeGreaterThan(text.indexOf(title));
    expect(text).toContain('MYR 1101.60');
  });
});
