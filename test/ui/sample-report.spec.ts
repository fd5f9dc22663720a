import { SAMPLE_NUMBER } from '../../src/domain/report/sample-report.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, scrollsSideways, visit } from '../support/browser.js';
import { PortalClient } from '../support/portal.js';
import { testedSite } from '../support/tested-site.js';

const site = testedSite();
it.each(['desk', 'phone'] as const)('is found on the home page, opened and checked, at a %s', async (device) => {
  const { page, complaints, close } = await visit(site, { device });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/index');
  await page.getByRole('heading', { name: 'Fees' }).waitFor();
  expect(fetched.filter((url) => url.includes('SampleReport'))).toEqual([]);
  await page.getByRole('heading', { name: 'Fees' }).scrollIntoViewIfNeeded();
  const open = page.getByRole('link', { name: 'Open the sample (PDF)' });
  await open.scrollIntoViewIfNeeded();
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await open.click();
  await page.getByText('SAMPLE-2025-0001').first().waitFor();
  await page.goBack();
  const check = page.getByRole('link', { name: 'Check the sample' });
  await check.waitFor();
  await check.click();
  await page.waitForURL(`**/check/${SAMPLE_NUMBER}`);
  const verdict = page.locator('[data-result]');
  await verdict.getByRole('heading', { name: 'This is the sample' }).waitFor();
  await becomes(() => verdict.getAttribute('data-result'), 'sample');
  await becomes(() => page.getByRole('heading', { name: 'Valid', exact: true }).count(), 0);
  await page.getByText('What a report certifies (invented here)').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  // The answer to a number that is no report is a 404.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await close();
});

it('is known by its file, in Chinese as well', async () => {
  const answer = await new PortalClient(site.server.url).raw('/api/v1/reports/sample.pdf');
  const file = { name: 'sample.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await answer.arrayBuffer()) };
  const { page, close } = await visit(site, { language: 'cn' });
  await page.goto('/check');
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('heading', { name: '这是示例报告' }).waitFor();
  await page.getByRole('link', { name: `按编号核验 ${SAMPLE_NUMBER}` }).click();
  await page.getByText('报告认证的内容（此处为虚构）').waitFor();
  await close();
});
