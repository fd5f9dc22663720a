import { missedBy, watchScripts } from '../../bench/ui/scripts-loaded.mjs';
import { formToReview } from '../support/applications.js';
import { screenStands } from '../support/back-office.js';
import { closeVisits, visit } from '../support/browser.js';
import { signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, STUDENT } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
afterEach(closeVisits);

// One application waits, so that the home screen of the back office shows figures and a chart.
beforeAll(async () => {
  const student = await signIn(site.server.url, STUDENT);
  await record(student, 'add-apply', await formToReview(student));
});

// Of the same build as `npm run bench:ui` weighs, and as that does: what is asked for later on the page counts, too.
it.each([
  ['/index', {}],
  ['/manage', { as: ADMIN }],
] as const)('what a browser that has nothing yet loads of %s keeps its budget', async (path, options) => {
  const { page, context } = await visit(site, options);
  const loaded = await watchScripts(await context.newCDPSession(page));
  await page.goto(path, { waitUntil: 'networkidle' });
  await screenStands(page);
  await page.waitForLoadState('networkidle');
  const weight = loaded();
  // Compressed, or the budget would say nothing.
  expect(weight.packed).toBeLessThan(weight.size / 2);
  expect(missedBy(path, weight)).toEqual([]);
});
