import { formToReview } from '../support/applications.js';
import { goTo, openOver, screenStands, visitOffice } from '../support/back-office.js';
import { LANGUAGES, scrollsSideways } from '../support/browser.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

/** The narrowest window that anybody works in. */
const NARROW = { width: 320, height: 640 };
const LISTS = [
  '/student',
  '/report',
  '/pending-seal',
  '/proposal',
  '/confirmation',
  '/reason',
  '/job',
  '/company',
  '/mun',
  '/contact',
  '/mail-domain',
  '/coo',
  '/agentU',
  '/news',
  '/payment',
  '/user',
  '/role',
  '/integrator',
  '/api-key',
  '/data-request',
  '/audit',
];
const FORMS = [
  '/reason',
  '/company',
  '/mun',
  '/contact',
  '/mail-domain',
  '/agentU',
  '/news',
  '/user',
  '/role',
  '/integrator',
  '/api-key',
].map((list) => `${list}/create`);
/** Two words without a place to break them. */
const LONG = 'Muhammad-Fakhruddin-Abdurrahman Wong-Balakrishnan-Subramaniam';

const site = testedSite();
let records: string[];
let dialogs: string[];

beforeAll(async () => {
  const [officer, student] = await Promise.all([signIn(site.server.url, ADMIN), signIn(site.server.url, STUDENT)]);
  const form = { ...(await formToReview(student)), name: LONG };
  const waiting = await record(student, 'add-apply', form);
  const { id, version } = await record(student, 'add-apply', form);
  await record(officer, 'update-auth', { id, version });
  const [first] = (await resource<{ id: number }[]>(officer, 'GET', 'reports')).body;
  const [event] = (await resource<{ id: number }[]>(officer, 'GET', 'audit-events')).body;
  const me = (await officer.get<{ id: number }>('/api/user/info')).data.id;
  records = [`/student/${waiting.id}`, `/student/${id}`];
  dialogs = [`/report/${first?.id}/show`, `/audit/${event?.id}/show`, `/user/${me}/show`, `/user/${me}`];
});

it.each(LANGUAGES)('no screen is wider than a window of 320 pixels, in %s', async (language) => {
  const { page, complaints, close } = await visitOffice(site, '/', { as: ADMIN, language });
  await screenStands(page);
  // None is forgotten that the menu leads to.
  const links = await page.getByRole('navigation').first().getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  const lists = addresses.map((address) => address?.replace('/manage', '') ?? '').filter((path) => path.length > 1);
  expect(lists.sort()).toEqual([...LISTS].sort());
  await page.setViewportSize(NARROW);

  const wide: string[] = [];
  const note = async (screen: string) => (await scrollsSideways(page)) && wide.push(screen);
  await note('/');
  for (const list of LISTS) {
    await goTo(page, list);
    await note(list);
    for (const over of [...FORMS, ...dialogs].filter((screen) => screen.startsWith(`${list}/`))) {
      await openOver(page, over);
      await note(over);
    }
  }
  // Of one kind with others.
  for (const screen of ['/mun/relation', '/account', '/account/password', ...records]) {
    await page.goto(`/manage${screen}`);
    await screenStands(page);
    await note(screen);
  }
  expect(wide).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
