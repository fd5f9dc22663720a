import { Env } from '../../../src/config/env.js';
import { ASKED_FIELDS } from '../../../src/domain/confirmation/asked-fields.js';
import type { ReportClaims } from '../../../src/domain/report/report.claims.js';
import { CHECKED_GROUPS } from '../../../src/domain/verdict/checks.js';
import { ChromiumPdfRenderer } from '../../../src/platform/pdf/chromium-pdf.renderer.js';
import { finishReport } from '../../../src/platform/pdf/paper.finish.js';
import { charactersOf, describeWithPoppler, fontsOf, infoOf, textOf } from './poppler.js';
import { NUMBER, photo, reportDocument } from './report.factory.js';

// A cold start unpacks the browser; a busy machine takes its time.
const chromiumPath = process.env.PUPPETEER_EXECUTABLE_PATH ?? null;

const UNCONFIRMED = /University Universiti Not confirmed with the university .*Not confirmed with the ministry/;

describeWithPoppler('the report on paper', () => {
  const renderer = new ChromiumPdfRenderer(Object.assign(new Env(), { chromiumPath }));
  const render = (...args: Parameters<typeof reportDocument>) =>
    renderer.render(reportDocument(...args), new AbortController().signal);

  afterAll(() => renderer.onApplicationShutdown());

  test('shows every certified field, number, edition, date and check address on one page', async () => {
    const pdf = await render({}, { photo: await photo() });
    const text = textOf(pdf);
    const shown = ['Nguyễn Thị Ánh', 'Female', '1998-04-12', 'Viet Nam', 'C1234567', 'Universiti Teknologi Malaysia'];
    shown.push('Computer Science', 'Full Time', 'Master', 'UTM/2023/004512', '2019-09-01 to 2023-06-30');
    shown.push('2023-10-02', '2023-08-15', NUMBER, '2026-03-04', `https://myverify.example/check/${NUMBER}`);
    shown.push('The platform only does a formal review', 'Page 1 of 1');
    shown.push('Result: verified', 'Reviewed by MyVerify', 'Issued by MyVerify Demonstration Sdn. Bhd.');
    shown.push('registration number 000000000000 (0000000-X)', '50450 Kuala Lumpur', 'contact@demo.example');
    for (const part of shown) expect(text).toContain(part);
    expect(infoOf(pdf)).toMatchObject({
      Title: `Verification report ${NUMBER}`,
      Author: 'MyVerify',
      Pages: '1',
      Tagged: 'yes',
      JavaScript: 'no',
      'Page size': expect.stringContaining('A4'),
    });
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Lang\s*\(en-MY\)/);
    expect(pdf.length).toBeGreaterThan(50_000);
    expect(pdf.length).toBeLessThan(300_000);
  });

  test('says which groups were accepted by formal review and when, that nobody confirmed them, and no more', async () => {
    const text = textOf(await render({}, { photo: await photo() }));
    expect(text).toContain('Academic Verification Report');
    // The day in Malaysia, which is the next one by then.
    expect(text.split('Accepted by formal review on 2026-03-04')).toHaveLength(7);
    for (const group of ['Photo', 'Passport', 'Certificate', 'Transcript', 'Ministry stamping', 'Payment']) {
      expect(text).toMatch(new RegExp(`${group} .{0,140}Accepted by formal review`));
    }
    expect(text).toContain('approved the application as a whole on 2026-03-04');
    expect(text).toMatch(UNCONFIRMED);
    expect(text).not.toMatch(/verified by email|email verification|by email|e-mel/i);
    expect(text).not.toContain('corrected on');
    expect(text).not.toContain('This report is about');
  });

  test('of a stamping says what a stamping is about, on one page', async () => {
    const pdf = await render({ type: 'stamping' }, { photo: await photo() });
    const text = textOf(pdf);
    expect(text).toContain('Stamping Verification Report');
    expect(text).toContain('This report is about the stamp of the Malaysian Ministry of Higher Education (MoHE)');
    expect(text).toContain('It is no academic verification');
    expect(text.split('Accepted by formal review on 2026-03-04')).toHaveLength(7);
    expect(text).toMatch(UNCONFIRMED);
    expect(text).not.toMatch(/verified by email|email verification|by email|e-mel/i);
    expect(infoOf(pdf).Pages).toBe('1');
  });

  test('says each verdict and each level as it is on record, and no other, on one page', async () => {
    const at = new Date('2026-03-03T16:30:00Z');
    const accepted = { verdict: 'accepted', at, office: 'MyVerify' } as const;
    const of = (level: 'claimed' | 'seen', kind: 'form' | 'document' | 'stated') =>
      ({ level, sources: [{ kind, party: 'office', at, reference: null }] }) as const;
    const claims: ReportClaims = {
      type: 'verification',
      checks: [
        { ...accepted, group: 'photo', method: 'each' },
        { ...accepted, group: 'passport', method: 'as_one' },
        { ...accepted, group: 'payment', method: 'stated' },
      ],
      levels: { passport: of('seen', 'document'), university: of('claimed', 'form'), level: of('seen', 'stated') },
      confirmations: [],
      correctedAt: null,
    };
    const pdf = await render({}, { photo: await photo(), claims });
    const text = textOf(pdf);
    expect(text).toMatch(/C1234567 seen\b/);
    expect(text).toMatch(/Universiti Teknologi Malaysia claimed\b/);
    expect(text).toMatch(/Master stated\b/);
    expect(text).toContain('Accepted on 2026-03-04, check by check');
    expect(text).toContain('Accepted on 2026-03-04, all checks at once');
    expect(text.split('Accepted by formal review')).toHaveLength(2);
    expect(text.split('Nothing on record for what is stated now')).toHaveLength(4);
    expect(text).not.toContain('approved the application as a whole');
    expect(text).toMatch(UNCONFIRMED);
    expect(infoOf(pdf).Pages).toBe('1');
  });

  test('says who has confirmed what, when and under which reference, and who has not, on one page', async () => {
    const at = new Date('2026-03-09T16:30:00Z');
    const accepted = { verdict: 'accepted', at, office: 'MyVerify', method: 'each' } as const;
    const confirmed = (kind: 'confirmation' | 'recorded') =>
      ({ level: 'confirmed', sources: [{ kind, party: 'university', at, reference: null }] }) as const;
    const claims: ReportClaims = {
      type: 'verification',
      checks: CHECKED_GROUPS.map((group) => ({ ...accepted, group })),
      levels: { certNo: confirmed('confirmation'), level: confirmed('recorded') },
      confirmations: [
        {
          ...{ party: 'university', at, office: 'Pejabat Pendaftar', reference: 'REG/2026/118' },
          ...{ isRecorded: false, fields: ['certNo', 'awardingTime'] },
        },
        { party: 'university', at, office: null, reference: null, isRecorded: true, fields: ['level'] },
      ] as const,
      correctedAt: null,
    };
    const pdf = await render({}, { photo: await photo(), claims });
    const text = textOf(pdf);
    expect(text).toMatch(/UTM\/2023\/004512 confirmed\b/);
    expect(text).toMatch(/Master confirmed\b/);
    expect(text).toContain(
      'Confirmed on 2026-03-10 by Pejabat Pendaftar, reference REG/2026/118: certificate number, awarding date',
    );
    expect(text).toContain('Confirmed on 2026-03-10, as recorded by an officer of MyVerify: academic level');
    expect(text).toContain('Not confirmed with the ministry');
    expect(text).not.toContain('Not confirmed with the university');
    expect(infoOf(pdf).Pages).toBe('1');
  });

  test.each(['verification', 'stamping'] as const)(
    'of a %s that university and ministry confirmed whole is one page',
    async (type) => {
      const at = new Date('2026-03-09T16:30:00Z');
      const accepted = { verdict: 'accepted', at, office: 'MyVerify', method: 'as_one' } as const;
      const sources = [{ kind: 'confirmation', party: 'university', at, reference: null }] as const;
      const fields = [...ASKED_FIELDS];
      const told = { at, reference: 'REG/2026/118', isRecorded: false, fields } as const;
      const claims: ReportClaims = {
        type,
        checks: CHECKED_GROUPS.map((group) => ({ ...accepted, group })),
        levels: Object.fromEntries(fields.map((field) => [field, { level: 'confirmed', sources }])),
        confirmations: [
          { ...told, party: 'university', office: 'Office of the Registrar' },
          { ...told, party: 'ministry', office: 'Ministry of Higher Education' },
        ],
        correctedAt: null,
      };
      const pdf = await render({ type }, { photo: await photo(), claims });
      expect(textOf(pdf).match(/start date, end date, MoHE stamping date/g)).toHaveLength(2);
      expect(infoOf(pdf).Pages).toBe('1');
    },
  );

  test('says when particulars were corrected, and of an edition of before that nobody looked again', async () => {
    const issuedAt = new Date('2026-05-01T08:00:00Z');
    const { claims } = reportDocument({}, { edition: 2, issuedAt });
    const text = textOf(await render({}, { edition: 2, issuedAt, claims: { ...claims, correctedAt: issuedAt } }));
    expect(text).toContain(
      'Particulars were corrected on 2026-05-01, after that review; no further review is on record.',
    );
    expect(text).toContain('Accepted by formal review on 2026-03-04');
    const reviewed = { ...claims, levels: {}, correctedAt: issuedAt };
    const now = textOf(await render({}, { edition: 2, issuedAt, claims: reviewed }));
    expect(now).toContain('Particulars were corrected on 2026-05-01.');
  });

  test.each(['王小明', 'José Ñúñez', 'Nguyễn Thị Ánh', 'Александр Жуков', '김민수', '佐藤さくら', '歐陽龍'])(
    'prints %s, with all fonts embedded',
    async (name) => {
      const pdf = await render({ name });
      expect(charactersOf(pdf)).toContain(name.replace(/\s/g, ''));
      const fonts = fontsOf(pdf);
      expect(fonts.length).toBeGreaterThan(2);
      expect(fonts.filter((font) => !font.embedded || !font.unicode)).toEqual([]);
    },
  );

  test.each([
    ['محمد العربي', 'NotoSansArabic'],
    ['สมชาย ใจดี', 'NotoSansThai'],
    ['தமிழ்ச்செல்வன்', 'NotoSansTamil'],
    ['श्याम शर्मा', 'NotoSans'],
    ['মোহাম্মদ', 'NotoSansBengali'],
    ['ශ්‍රී ලංකා', 'NotoSansSinhala'],
    ['မောင်မောင်', 'NotoSansMyanmar'],
  ])('prints %s in %s and without a box', async (name, font) => {
    const document = reportDocument({ name });
    const pdf = await renderer.render(document, new AbortController().signal);
    expect(
      fontsOf(pdf)
        .map((found) => found.name)
        .join(),
    ).toContain(font);
    expect((await finishReport(pdf, document)).boxes).toBe(0);
  });

  test('names the characters that no font draws', async () => {
    const document = reportDocument({ name: 'Ali 😀 ★' });
    const pdf = await renderer.render(document, new AbortController().signal);
    expect(textOf(pdf)).toContain('Ali [U+1F600] [U+2605]');
    expect((await finishReport(pdf, document)).boxes).toBe(0);
  });

  test('cuts nothing off: long fields go on to a page that has the number and its count', async () => {
    const name = 'Muhammad Abdurrahman bin '.repeat(5).slice(0, 120).trim();
    const university = 'Universiti Antarabangsa Pengurusan '.repeat(6).slice(0, 200).trim();
    const certNo = `X${'W'.repeat(98)}Z`;
    const pdf = await render({ name, university, certNo, major: university }, { photo: await photo() });
    const characters = charactersOf(pdf);
    for (const value of [name, university, certNo]) expect(characters).toContain(value.replace(/\s/g, ''));
    const text = textOf(pdf);
    expect(infoOf(pdf).Pages).toBe('2');
    expect(text).toContain('Page 1 of 2');
    expect(text).toContain('Page 2 of 2');
    expect(text.split(`Report ${NUMBER} · Edition 1`)).toHaveLength(3);
  });

  test('shows a dash for what was not stated', async () => {
    const none = { birth: null, gender: null, forms: null, level: null, certNo: null, startTime: null, endTime: null };
    const text = textOf(await render(none));
    expect(text).toMatch(/Date of birth Tarikh lahir.{0,30}—/);
    expect(text).not.toMatch(/null|undefined/);
  });

  test('prints markup and template syntax of users as text', async () => {
    const name = '<script>alert(1)</script>{{7*7}}';
    const text = textOf(await render({ name, major: '{{{number}}} &amp; </style><h1>' }));
    expect(text).toContain(name);
    expect(text).toContain('{{{number}}} &amp; </style><h1>');
  });

  test('a PDF without the number of its report is refused', async () => {
    const pdf = await render();
    const other = reportDocument({}, { number: 'MYV-00000-00000-00000' });
    await expect(finishReport(pdf, other)).rejects.toThrow('MYV-00000-00000-00000');
  });
});
