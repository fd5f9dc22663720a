import type { Page } from 'playwright-core';
import { ASKING, AskingDesk, KEYS } from '../support/asking-desk.js';
import { goTo, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, axeFindings, closeVisits, LANGUAGES, scrollsSideways } from '../support/browser.js';
import { ADMIN, waitFor } from '../support/server.js';
import { inData } from '../support/server-data.js';
import { testedSite } from '../support/tested-site.js';

const DAY_MS = 86_400_000;

const UNIVERSITY = 'Universiti Malaya (waiting)';

const site = testedSite({ env: ASKING });
let asking: AskingDesk;

beforeAll(async () => {
  asking = await AskingDesk.of(site.server, UNIVERSITY);
});

afterEach(closeVisits);

async function desk(id: number, options: object = {}): Promise<Page> {
  const opened = await visitOffice(site, `/student/${id}`, { as: ADMIN, ...options });
  await screenStands(opened.page);
  return opened.page;
}

const part = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Confirmations' }).getByRole('region', { name });
const university = (page: Page) => part(page, 'University');

it('shows what waits for whom in the queue, in the list of requests and on the dashboard', async () => {
  await asking.consent();
  const levels = { 'Answered About': KEYS.level, 'Answered Otherwise': 'Degree' };
  for (const [name, level] of Object.entries(levels)) {
    await asking.ask((await asking.applied(name)).id);
    await asking.answered({ ...KEYS, level });
  }
  const { id } = await asking.applied('Waiting Long');
  const { id: asked } = await asking.ask(id, { dueDays: 3 });
  const sentAt = Date.now() - 4 * DAY_MS;
  await inData(site.server, (data) =>
    data.prepare('UPDATE confirmations SET sent_at = ? WHERE id = ?').run(sentAt, asked),
  );
  const home = await desk(id);
  await university(home).getByText('overdue', { exact: true }).waitFor();
  await university(home)
    .getByText(/^Overdue since /)
    .waitFor();
  await home.goto('/manage/');
  await screenStands(home);
  await home.getByRole('link', { name: /^\d+ Answer overdue$/ }).click();
  await row(home, 'Waiting Long').waitFor();
  await becomes(() => row(home, 'Answered About').count(), 0);
  await home.getByRole('button', { name: /^With the university/ }).click();
  await row(home, 'Waiting Long').waitFor();
  await home.getByRole('button', { name: /^With the ministry/ }).click();
  await home.getByText('Nothing matches these filters').waitFor();

  await home.goto('/manage/');
  await screenStands(home);
  const card = home.getByRole('region', { name: 'What universities answered in 90 days' });
  const line = card.getByRole('listitem').filter({ hasText: UNIVERSITY });
  await line.getByRole('link', { name: '1 confirmed (50%)' }).click();
  await row(home, 'Answered About').waitFor();
  await becomes(() => home.getByRole('row').count(), 2);
  await home.goBack();
  await line.getByRole('link', { name: /^2 answered · median / }).click();
  await becomes(() => home.getByRole('row').count(), 3);
  await home.goto('/manage/confirmation?filter=%7B%22open%22%3Atrue%7D');
  await row(home, 'Waiting Long').getByText('overdue').waitFor();
  await becomes(() => row(home, 'Answered About').count(), 0);
  await row(home, 'Waiting Long').getByText('Registrar').click();
  await university(home).waitFor();
});

it.each(LANGUAGES)('review desk and list stand in %s, on a desk and on a phone', async (language) => {
  await asking.consent();
  const { id } = await asking.applied(`Stands ${language}`);
  await asking.ask(id);
  await waitFor('the mail', async () => (await asking.requests(id)).length === 1 || undefined);
  await asking.answered({ ...KEYS, level: 'Degree' });
  const { page } = await visitOffice(site, '/confirmation', { as: ADMIN, language });
  await screenStands(page);
  // From the list as it opens, which is of those that wait for an answer.
  await page.getByRole('combobox', { name: language === 'en' ? 'Differs, not settled' : '不一致，尚未处理' }).click();
  await page.getByRole('option', { name: language === 'en' ? 'Yes' : '是', exact: true }).click();
  await row(page, `Stands ${language}`).waitFor();
  await goTo(page, `/student/${id}`);
  const stands = (text: string, exact: boolean) =>
    atEachWidth(page, async () => {
      await screenStands(page);
      await page.getByText(text, { exact }).first().waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      expect(await axeFindings(page)).toEqual([]);
    });
  await stands(language === 'en' ? 'Answered' : '已答复', true);
  await goTo(page, '/confirmation?filter=%7B%7D');
  await stands('Registrar', false);
});
