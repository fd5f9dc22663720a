import { axeFindings, visit } from '../support/browser.js';
import { appCode, setUpApp } from '../support/factors.js';
import { MEMBER_PASSWORD, newMember } from '../support/integrators.js';
import { signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite({ env: { STAFF_MFA: 'required' } });

it('where staff need a second factor, so does one of an integrator’s people, who sets it up before all else', async () => {
  const admin = await signIn(site.server.url, ADMIN);
  await setUpApp(admin);
  const { client, email } = await newMember(site.server, admin);
  expect(await resource(client, 'GET', 'integrator')).toEqual(resourceRefused(403, 'second_factor_required'));

  const { page, complaints, close } = await visit(site);
  await page.goto('/student-login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(MEMBER_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1, name: 'Set up a second factor' }).waitFor();
  await page.goto('/integrator');
  await page.waitForURL('**/integrator/second-factor');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const text = await page
    .getByRole('dialog')
    .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)
    .textContent();
  await page.getByLabel('Code that the app shows').fill(appCode((text ?? '').replaceAll(' ', '')));
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { level: 1, name: 'Integration' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
