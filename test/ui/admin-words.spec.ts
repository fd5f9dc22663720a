import type { Page } from 'playwright-core';
import { formToReview } from '../support/applications.js';
import { goTo, row, screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { closeVisits, LANGUAGES } from '../support/browser.js';
import { newIntegrator, newKey } from '../support/integrators.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

/** Each with words as long as people have them; emails and numbers are longer, and may be broken. */
const WHOLE = ['/student', '/payment', '/api-key'];
const LISTS = [...WHOLE, '/report', '/proposal', '/confirmation', '/mun', '/contact', '/coo', '/user', '/data-request'];

const site = testedSite();

beforeAll(async () => {
  const [admin, student] = await Promise.all([signIn(site.server.url, ADMIN), signIn(site.server.url, STUDENT)]);
  const form = await formToReview(student);
  const university = 'Asia Pacific University of Technology and Innovation (APU)';
  await record(student, 'add-apply', { ...form, name: 'Sri Kusumawardhani', university });
  const { id } = await newIntegrator(admin, { name: 'Kolej Universiti Antarabangsa' });
  await newKey(admin, id, { name: 'Admissions portal' });
});

afterEach(closeVisits);

/** Words of the table that stand on two lines; after a dash a line may end. */
const BROKEN = `[...document.querySelectorAll('th, td')].flatMap((cell) => {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (texts.nextNode()) {
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/[\\p{Script=Latin}\\p{M}]+/gu)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
})`;

/** Labels of filters that end in dots. */
const CUT = `[...document.querySelectorAll('form label')]
  .filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent)`;

/** Letters of their own font are there. */
const settle = (page: Page) => page.evaluate('document.fonts.ready.then(() => undefined)');

it.each(LANGUAGES)(
  'at 1280 pixels lists break no word, and filters show their whole labels, in %s',
  async (language) => {
    const { page } = await visitOffice(site, '/', { as: ADMIN, language });
    await screenStands(page);
    const found: string[] = [];
    for (const list of LISTS) {
      await goTo(page, list);
      await settle(page);
      const faults = [...(await page.evaluate<string[]>(CUT))];
      if (WHOLE.includes(list)) {
        await row(page, list === '/api-key' ? 'Antarabangsa' : 'Kusumawardhani').waitFor();
        faults.push(...(await page.evaluate<string[]>(BROKEN)));
      }
      found.push(...faults.map((fault) => `${list}: ${fault}`));
    }
    expect(found).toEqual([]);
  },
);

it('on a phone the words of a row have its width, beside ticks and above buttons alike', async () => {
  const { page } = await visitOffice(site, '/', { as: ADMIN, device: 'phone' });
  await screenStands(page);
  for (const list of ['/api-key', '/integrator', '/student']) {
    await goTo(page, list);
    await page.getByRole('listitem').getByText('Antarabangsa').or(page.getByText('Kusumawardhani')).first().waitFor();
    const widths = await page.evaluate<number[]>(
      `[...document.querySelectorAll('main .MuiListItemText-root')].map((words) => words.getBoundingClientRect().width)`,
    );
    expect({ list, isWide: widths.length > 0 && Math.min(...widths) > 180 }).toEqual({ list, isWide: true });
  }
});

it('the tab of the screen that is open is in sight among many, after a reload as well', async () => {
  const { page } = await visitOffice(site, '/', { as: ADMIN });
  await screenStands(page);
  for (const list of [...LISTS, '/reason', '/agentU', '/news', '/role']) await goTo(page, list);
  const isInSight = () =>
    page.evaluate<boolean>(`(() => {
      const bar = document.querySelector('nav[aria-label="Open screens"]');
      const [outer, inner] = [bar, bar.querySelector('[aria-current=page]')].map((one) => one.getBoundingClientRect());
      return bar.scrollWidth > bar.clientWidth && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    })()`);
  await becomes(isInSight, true);
  await page.reload();
  await screenStands(page);
  await becomes(isInSight, true);
});
