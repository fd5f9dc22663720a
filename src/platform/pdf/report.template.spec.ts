import {
  DEFAULT_MINISTRY,
  DEMONSTRATION_CONTACT,
  DEMONSTRATION_REGISTRATION,
  issuerOf,
} from '../../domain/site/site-details.js';
import { CHECKED_GROUPS } from '../../domain/verdict/checks.js';
import type { ReportDocument } from './pdf-renderer.port.js';
import { ReportTemplate } from './report.template.js';

const NUMBER = 'MYV-7K3QD-9XW2M-B4T6H';

function reportDocument(name: string | null, more: Partial<ReportDocument> = {}): ReportDocument {
  // 07:59 in the morning of the next day in Malaysia.
  const issuedAt = new Date('2026-03-04T23:59:59Z');
  return {
    number: NUMBER,
    edition: 2,
    issuedAt,
    claims: {
      type: 'stamping',
      checks: CHECKED_GROUPS.map((group) => ({
        ...{ group, verdict: 'accepted', at: new Date('2026-01-31T16:00:00Z'), office: 'MyVerify', method: 'stated' },
      })),
      levels: null,
      confirmations: [],
      correctedAt: issuedAt,
    } as const,
    issuer: issuerOf(DEMONSTRATION_CONTACT, DEMONSTRATION_REGISTRATION),
    ministry: DEFAULT_MINISTRY,
    checkUrl: `https://myverify.example/check/${NUMBER}`,
    photo: null,
    seal: null,
    fields: {
      type: 'stamping',
      name,
      gender: 'Male',
      birth: null,
      nationality: 'Malaysia',
      passport: 'A1',
      university: 'U & I',
      major: 'M',
      forms: null,
      level: null,
      certNo: null,
      startTime: null,
      endTime: '2020-01-31',
      ministryStampingTime: '2021-01-01',
      awardingTime: '2020-06-01',
    },
    ...more,
  };
}

describe('ReportTemplate', () => {
  const loaded = ReportTemplate.load();
  const html = async (document: ReportDocument) => (await loaded).html(document);
  const body = (text: string) => text.slice(text.indexOf('<body>'));

  test('escapes every value and compiles none', async () => {
    const text = await html(reportDocument('<script>alert(1)</script>{{7*7}}{{number}}'));
    expect(text).not.toContain('<script');
    expect(body(text)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;{{7*7}}{{number}}');
    expect(body(text)).toContain('U &amp; I');
  });

  test('a number from elsewhere cannot leave the style sheet', async () => {
    const text = await html(reportDocument('Ali', { number: '"}</style><b>' }));
    expect(text.match(/<\/style>/g)).toHaveLength(2);
    expect(text).not.toContain('<b>');
  });

  test('names nothing outside', async () => {
    const text = await html(reportDocument('Ali'));
    const addresses = [...text.matchAll(/(?:src|href)="([^"]*)"|url\(([^)]*)\)/g)].map(([, a, b]) => a ?? b ?? '');
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !address.startsWith('data:'))).toEqual([]);
    expect(text).toContain(`content="default-src 'none';`);
  });

  test('shows a dash for what is missing, half a period, and the day in Malaysia', async () => {
    const text = body(await html(reportDocument(null)));
    expect(text).toMatch(/Date of birth.*?<dd><span class="none">—<\/span>/);
    expect(text).toMatch(/class="name"><span class="none">—/);
    expect(text).toContain('… to 2020-01-31');
    expect(text).toContain('<dd>2026-03-05</dd>');
    expect(text).toContain('Stamping Verification Report');
    expect(text).toContain('Accepted by formal review on 2026-02-01');
    expect(text).toContain('corrected on 2026-03-05');
  });

  test('names the ministry as the settings do, in both languages', async () => {
    const usual = body(await html(reportDocument('Ali')));
    expect(usual).toContain('the stamp of the Malaysian Ministry of Higher Education (MoHE) and');
    expect(usual).toContain('Tentang cop Kementerian Pendidikan Tinggi (KPT), bukan');
    expect(usual).toContain('Cop KPT');
    const claims = { ...reportDocument('Ali').claims, type: 'verification' } as const;
    expect(body(await html(reportDocument('Ali', { claims })))).toContain('Pages stamped by the ministry (MoHE)');

    const ministry = 'Ministry of Studies';
    const own = [reportDocument('Ali', { ministry }), reportDocument('Ali', { ministry, claims })];
    const [stamping = '', verification = ''] = (await Promise.all(own.map(html))).map(body);
    expect(stamping).toContain('the stamp of the Ministry of Studies and');
    expect(stamping).toContain('Tentang cop Ministry of Studies, bukan');
    expect(verification).toContain('Pages stamped by the ministry<');
    expect(verification).toContain('Cop kementerian');
    for (const text of [stamping, verification])
      expect(text).not.toMatch(/Cop KPT|\(KPT\)|\(MoHE\)|Kementerian Pendidikan/);
  });

  test('leaves out the frame where there is no photo, and refuses what is not an image', async () => {
    expect(await html(reportDocument('Ali'))).not.toContain('Photo of the holder');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const photo = { type: 'image/png', bytes: Buffer.from(svg) };
    await expect(html(reportDocument('Ali', { photo }))).rejects.toThrow('neither JPEG nor PNG');
  });
});
