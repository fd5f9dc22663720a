import { formToReview } from '../support/applications.js';
import { visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { GROUPS, groupStands, takesVerdicts } from '../support/desk.js';
import { signIn } from '../support/portal.js';
import { detail, record } from '../support/records.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';
import { Keyboard } from './keyboard.page.js';

const APPLICATIONS = 20;
/** One in five has a passport that cannot be read. */
const isUnreadable = (place: number) => place % 5 === 4;

const site = testedSite();

it('an officer works through twenty applications by the keyboard alone, each in nine actions or the words of a rejection', async () => {
  const student = await signIn(site.server.url, STUDENT);
  const officer = await signIn(site.server.url, ADMIN);
  const form = await formToReview(student);
  const ids: number[] = [];
  for (let place = 0; place < APPLICATIONS; place++) {
    ids.push((await record(student, 'add-apply', { ...form, name: `Applicant ${place + 1}` })).id);
  }
  const { page, complaints, close } = await visitOffice(site, '/', { as: ADMIN });
  const hands = await Keyboard.alone(page);
  // The first is opened by its address, the others come one after the other.
  await page.goto(`/manage/student/${ids[0]}`);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const actions: number[] = [];
  for (let place = 0; place < APPLICATIONS; place++) {
    let taken = 0;
    const press = async (key: string) => {
      taken += 1;
      await hands.press(key);
    };
    await heading(`Applicant ${place + 1}`).waitFor();
    await becomes(() => page.evaluate('scrollY'), 0);
    for (const group of GROUPS) {
      await groupStands(page, group);
      await takesVerdicts(page);
      await page
        .getByRole('region', { name: `${group}, 1 of 1` })
        .locator('img, canvas')
        .first()
        .waitFor();
      if (group === 'Certificate') {
        await press('PageDown');
        await page.getByText('Page 2 of 2').waitFor();
      }
      if (group === 'Passport' && isUnreadable(place)) {
        await press('s');
        await page.getByRole('dialog', { name: 'Passport: ask for it again' }).waitFor();
        await hands.type('Please photograph page 2 again, in daylight.');
        await hands.to(page.getByRole('dialog').getByRole('button', { name: 'Record the verdict' }));
        await press('Enter');
        continue;
      }
      await press('Space');
    }
    if (isUnreadable(place)) {
      await page.getByText('Every group has a verdict. R rejects, with what was found.').waitFor();
      await press('r');
      await hands.to(page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }));
      await press('Enter');
    } else {
      await page.getByText('Every group has a verdict. A approves.').waitFor();
      await press('a');
      await page.getByRole('dialog', { name: 'Approve this application?' }).waitFor();
      await press('Enter');
      actions.push(taken);
    }
  }
  await page.waitForURL((url) => !url.pathname.endsWith(`/${ids.at(-1)}`));
  expect(Math.max(...actions)).toBeLessThanOrEqual(9);
  const decided = await Promise.all(ids.map(async (id) => (await detail(officer, id)).cert_status));
  expect(decided).toEqual(ids.map((_, place) => (isUnreadable(place) ? 'Rejected' : 'Verified')));
  expect(await page.evaluate('pointersSeen')).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
  // Two hundred keys, on whatever machine.
}, 600_000);
