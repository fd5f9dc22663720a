import { readFile } from 'node:fs/promises';
import { dayOf } from '../../src/domain/shared/calendar.js';
import { FORM_TEXTS, type PortalCertificate, registerStudent, uploadPapers } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, type VisitOptions, visit } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const REASON = 'The last page of the transcript is missing.';
type Student = Awaited<ReturnType<typeof registerStudent>>;

const site = testedSite();
let officer: PortalClient;
let student: Student;
let application: PortalCertificate;

beforeAll(async () => {
  [officer, student] = await Promise.all([signIn(site.server.url, ADMIN), registerStudent(site.server)]);
  const form = { ...FORM_TEXTS, ...(await uploadPapers(student)), email: student.email, major: 'History' };
  application = (await student.post<PortalCertificate>('/api/cert/add-apply', form)).data;
});
async function open(options: VisitOptions = {}, id: number | string = application.id) {
  const opened = await visit(site, { as: student, ...options });
  await opened.page.goto(`/cert-track?id=${id}`);
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

it.each(['desk', 'phone'] as const)(
  'is found from the list and says where an application stands, at a %s',
  async (device) => {
    const { page, complaints, close } = await visit(site, { as: student, device });
    await page.goto('/cert-list');
    await page.getByRole('link', { name: /^Follow this application: .*History/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Your application is in' }).waitFor();
    const main = page.getByRole('main');
    const today = dayOf(String(application.applied_at));
    for (const [term, value] of [
      ['Application number', `${application.id}`],
      ['Service', 'Academic verification report'],
      ['Certificate', `${FORM_TEXTS.university}, History`],
      ['Applied', today],
    ] as const) {
      await becomes(() => main.locator('dt').filter({ hasText: term }).locator('+ dd').first().textContent(), value);
    }
    const steps = main.getByRole('region', { name: 'Status' }).getByRole('listitem');
    await becomes(
      () => steps.allTextContents(),
      [
        `Draft begun${today}`,
        `Applied${today}`,
        'In review (now)The documents are being checked. You get an email when it is decided.',
        'Decision',
      ],
    );
    await becomes(async () => {
      const all = await steps.all();
      return Promise.all(all.map((step) => step.getAttribute('aria-current')));
    }, [null, null, 'step', null]);
    await main.getByText('It is our turn: an officer compares').waitFor();
    await main
      .getByText('the application is rejected with the reason. You mend what is named and apply again')
      .waitFor();
    for (const [part, amount] of [
      ['Fee', /620\.00/],
      ['SST 8%', /49\.60/],
      ['Total', /669\.60/],
    ] as const) {
      await main.getByRole('row', { name: part }).getByText(amount).waitFor();
    }
    // Nothing is promised before there are enough decisions to tell from.
    await becomes(() => main.getByText(/usually comes/).count(), 0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  },
);

it('tells how long a decision usually takes, once the service knows', async () => {
  const { page, close } = await visit(site, { as: student });
  await page.route('**/api/v1/site', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), usualTime: { from: 3, to: 5 } } });
  });
  await page.goto(`/cert-track?id=${application.id}`);
  await page.getByText('A decision usually comes within 3–5 working days of applying.').waitFor();
  await close();
});

it('has the receipt as a PDF, and says why there is none', async () => {
  const { page, close } = await open();
  const button = page.getByRole('button', { name: 'Receipt (PDF)' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe(`receipt-${application.id}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const message = 'The receipt is being prepared';
  await page.route('**/receipt?language=en', (route) =>
    route.fulfill({ status: 409, json: { reason: 'receipt_not_ready', message } }),
  );
  await button.click();
  await page.getByRole('alert').filter({ hasText: message }).waitFor();
  await close();
});

it('is written in Chinese as well', async () => {
  const { page, close } = await open({ language: 'cn', device: 'phone' });
  await page.getByRole('heading', { level: 1, name: '申请已提交' }).waitFor();
  await page.getByText('审核人员正在逐一核对您填写的内容与文件。').waitFor();
  expect(await page.getByRole('main').textContent()).not.toMatch(/[a-z]{4,} [a-z]{3,}/);
  await close();
});

it('is one page on paper, without menu and buttons', async () => {
  const { page, close } = await open();
  await page.emulateMedia({ media: 'print' });
  await becomes(() => page.getByRole('banner').isVisible(), false);
  await becomes(() => page.getByRole('button', { name: 'Print this page' }).isVisible(), false);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await close();
});

it('names no certificate by a word', async () => {
  const { page, close } = await open({}, 'seven');
  await page.getByText('This address names no certificate.').waitFor();
  await page.getByRole('link', { name: 'To the list of certificates' }).waitFor();
  await close();
});

it('says of what belongs to somebody else that there is no such thing', async () => {
  const stranger = await registerStudent(site.server);
  const { page, expectRefusal, complaints, close } = await open({ as: stranger });
  expectRefusal('404 /api/cert/detail');
  await page.getByRole('alert').filter({ hasText: 'Certificate not found!' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('shows the decision by itself, with what to mend', async () => {
  const { page, close } = await open();
  await page.getByRole('heading', { level: 1, name: 'Your application is in' }).waitFor();
  await officer.post('/api/cert/reject', { ids: [application.id], reject_reason: REASON });
  await page.getByRole('heading', { level: 1, name: 'Your application needs a change' }).waitFor();
  await page.getByRole('alert').filter({ hasText: REASON }).waitFor();
  await becomes(() => page.getByText('What happens next').count(), 0);
  await page.getByRole('link', { name: 'Mend this and apply again' }).click();
  await page.waitForURL(`**/cert-update?id=${application.id}`);
  await close();
});
