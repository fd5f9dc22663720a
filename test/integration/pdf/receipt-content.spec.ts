import { Env } from '../../../src/config/env.js';
import { feesAt } from '../../../src/domain/payment/fees.js';
import { RECEIPT_LANGUAGES, type Receipt } from '../../../src/domain/payment/receipt.js';
import { DEMONSTRATION_CONTACT, DEMONSTRATION_REGISTRATION, issuerOf } from '../../../src/domain/site/site-details.js';
import { ChromiumPdfRenderer } from '../../../src/platform/pdf/chromium-pdf.renderer.js';
import { finishReceipt } from '../../../src/platform/pdf/paper.finish.js';
import { describeWithPoppler, infoOf, textOf } from './poppler.js';

const chromiumPath = process.env.PUPPETEER_EXECUTABLE_PATH ?? null;
const issuer = issuerOf(DEMONSTRATION_CONTACT, DEMONSTRATION_REGISTRATION);
const AT = new Date('2026-03-04T05:06:07Z');
const RECEIPT: Receipt = {
  ...{
    reference: '4711',
    paidWith: 'RF51MV1000000',
    type: 'stamping',
    fee: feesAt(new Date()).stamping,
    name: '王小明 Wang Xiaoming',
  },
  ...{ statedAt: AT, check: { verdict: 'accepted', at: AT, method: 'each' } },
};

describeWithPoppler('the receipt on paper', () => {
  const renderer = new ChromiumPdfRenderer(Object.assign(new Env(), { chromiumPath }));
  afterAll(() => renderer.onApplicationShutdown());
  const print = (language: (typeof RECEIPT_LANGUAGES)[number], receipt = RECEIPT) =>
    renderer.renderReceipt({ receipt, language, issuer }, new AbortController().signal);

  test.each(RECEIPT_LANGUAGES)('in %s is one page that says all of it, without a box', async (language) => {
    const pdf = await print(language, { ...RECEIPT, name: `${RECEIPT.name} ${'bin Abdurrahman '.repeat(12)}` });
    const text = textOf(pdf);
    for (const part of [
      '4711',
      'RF51 MV10 0000 0',
      '2026-03-04',
      '王小明 Wang Xiaoming',
      'MYR 1020.00',
      'MYR 81.60',
      'MYR 1101.60',
    ])
      expect(text).toContain(part);
    expect(text).toContain('MyVerify Demonstration Sdn. Bhd.');
    expect(text).toContain('000000000000 (0000000-X)');
    expect(infoOf(pdf)).toMatchObject({ Pages: '1', Tagged: 'yes', Subject: 'Application 4711' });
    const again = await finishReceipt(
      pdf,
      { receipt: RECEIPT, language, issuer },
      { title: 'T', total: '1101.60', language },
    );
    expect(again.boxes).toBe(0);
  });

  test('without its total is refused', async () => {
    const other = finishReceipt(
      await print('en'),
      { receipt: RECEIPT, language: 'en', issuer },
      { title: 'T', total: '669.60', language: 'en' },
    );
    await expect(other).rejects.toThrow('does not show its total 669.60');
  });
});
