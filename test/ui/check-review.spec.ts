import type { Page } from 'playwright-core';
import { FORM_TEXTS, HOLDER, type PortalCertificate, uploadPapers } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, type VisitOptions, visit } from '../support/browser.js';
import { lookedUp } from '../support/editions.js';
import { PortalClient, signIn } from '../support/portal.js';
import { ADMIN, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
let number: string;
let stamping: string;

beforeAll(async () => {
  const officer = await signIn(site.server.url, ADMIN);
  const papers = await uploadPapers(officer);
  const verify = async (fields: object) => {
    const form = { ...FORM_TEXTS, ...papers, email: 'holder@example.com', ...fields };
    return String((await officer.post<PortalCertificate>('/api/cert/add-auth', form)).data.verifi_no);
  };
  [number, stamping] = [await verify({}), await verify({ type: 'stamping' })];
  const anyone = new PortalClient(site.server.url);
  await waitFor('the PDFs', async () => (await lookedUp(anyone, HOLDER)).length === 2);
});

const opened = async (reportNumber: string, options: VisitOptions = {}) => {
  const visitor = await visit(site, options);
  await visitor.page.goto(`/check/${reportNumber}`);
  return visitor;
};

const LANGUAGES = ['en', 'cn'] as const;
const WORDS = {
  en: {
    ...{ passport: 'Passport number', birth: 'Date of birth', show: 'Show the photo', photo: 'Photo of the holder' },
    unknown: 'Nothing is shown for this',
  },
  cn: {
    ...{ passport: '护照号码', birth: '出生日期', show: '显示照片', photo: '持有人照片' },
    unknown: '没有可显示的照片',
  },
} as const;

/** The part of the page that tells of the review. */
const review = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, level: 2, exact: true }).locator('..');

it('says which documents were accepted by formal review and when, and that nobody confirmed them', async () => {
  const { page, complaints, close } = await opened(number, { device: 'phone' });
  const told = review(page, 'The review before it was issued');
  const issued = await page.locator('dl > div').filter({ hasText: 'Date of issue' }).locator('dd').textContent();
  const groups = ['Photo', 'Passport', 'Certificate', 'Transcript', 'Ministry stamping', 'Payment'];
  await becomes(() => told.locator('dt').allTextContents(), [...groups, 'University', 'Ministry']);
  expect(await told.locator('dd').allTextContents()).toEqual([
    ...groups.map(() => `Accepted by formal review on ${issued}`),
    'Not confirmed with the university',
    'Not confirmed with the ministry',
  ]);
  await told.getByText('Stated by the reviewer who approved the whole: Name of holder, Passport number').waitFor();
  await becomes(() => told.getByText('Confirmed by the university or the ministry:').count(), 0);
  await becomes(() => told.getByText('This report is about').count(), 0);
  await becomes(() => told.getByText('were corrected').count(), 0);
  const means = page.getByRole('region', { name: 'What a report means, and what it does not' });
  await means.getByText('accepted by formal review').waitFor();
  await becomes(() => page.getByText(/by email with|verified by email/).count(), 0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

it('says of a stamping what a stamping is about, in Chinese as well', async () => {
  const { page, complaints, close } = await opened(stamping, { language: 'cn' });
  const told = review(page, '签发前的审核');
  await told.getByText('不是学历认证').waitFor();
  expect(await told.locator('dd').first().textContent()).toMatch(/^20\d\d-\d\d-\d\d 经形式审核接受$/);
  for (const text of ['未经大学确认', '未经高教部确认']) await told.getByText(text).waitFor();
  await becomes(() => page.getByText('通过电子邮件').count(), 0);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it.each(LANGUAGES)(
  'tells who has confirmed what, and shows the photo to whoever knows the paper, in %s',
  async (language) => {
    const confirmations = [
      {
        ...{ party: 'university', at: '2026-03-09T16:30:00.000Z', office: 'Registrar, Universiti Malaya' },
        ...{ reference: 'REG/7', isRecorded: false, fields: ['certNo', 'startTime', 'endTime'] },
      },
      {
        ...{ party: 'university', at: '2026-03-10T16:30:00.000Z', office: null, reference: null },
        ...{ isRecorded: true, fields: ['level'] },
      },
    ];
    const said = {
      en: [
        'Confirmed on 2026-03-10, by Registrar, Universiti Malaya, reference REG/7: Certificate number, Period of study',
        'Confirmed on 2026-03-11, as recorded by an officer of MyVerify: Academic level',
        'Not confirmed with the ministry',
      ],
      cn: [
        '2026-03-10 已确认，由 Registrar, Universiti Malaya 答复，编号 REG/7：证书编号、学习时间',
        '2026-03-11 已确认，由 MyVerify 审核人员记录：学历层次',
        '未经高教部确认',
      ],
    }[language];
    const evidence = 'SELECT evidence FROM reports WHERE number = ?';
    inData(site.server, (data) => {
      const { evidence: before } = data.prepare(evidence).get(stamping) as { evidence: string };
      const after = JSON.stringify({ ...JSON.parse(before), confirmations });
      data.prepare('UPDATE reports SET evidence = ? WHERE number = ?').run(after, stamping);
    });
    for (const device of ['phone', 'desk'] as const) {
      const { page, complaints, close, expectRefusal } = await opened(stamping, { language, device });
      for (const text of said) await page.getByText(text, { exact: true }).waitFor();
      const words = WORDS[language];
      await page.getByLabel(words.passport).fill('X0000000');
      await page.getByRole('textbox', { name: words.birth }).fill(HOLDER.birth);
      expectRefusal(`404 /api/v1/reports/check/${stamping}/photo`);
      await page.getByRole('button', { name: words.show }).click();
      await page.getByRole('alert').filter({ hasText: words.unknown }).waitFor();
      await page.getByLabel(words.passport).fill(HOLDER.passport);
      await page.getByRole('button', { name: words.show }).click();
      await page.getByAltText(words.photo).waitFor();
      await becomes(() => page.evaluate('document.querySelector("img[src^=blob]").naturalWidth > 0'), true);
      expect(await axeFindings(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      expect(complaints).toEqual([]);
      await close();
    }
  },
);

it('marks an edition of before as one whose checks are not itemised', async () => {
  const forget = 'UPDATE reports SET pdf_decided_at = NULL, evidence = NULL WHERE number = ?';
  expect(inData(site.server, (data) => data.prepare(forget).run(number)).changes).toBe(1);
  const { page, close } = await opened(number);
  const told = review(page, 'The review before it was issued');
  await told.getByText('Checks not itemised', { exact: true }).waitFor();
  await told.getByText('Nor is a confirmation by the university or the ministry').waitFor();
  await becomes(() => told.getByText('Accepted by formal review').count(), 0);
  await close();
});
