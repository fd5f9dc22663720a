import { PDFDocument, StandardFonts } from 'pdf-lib';
import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { visit } from '../support/browser.js';
import { waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

/** As scanners and old programs name them: none comes along in the file. */
const FONTS = [
  StandardFonts.Helvetica,
  StandardFonts.HelveticaBold,
  StandardFonts.TimesRomanItalic,
  StandardFonts.Courier,
];

const site = testedSite();

it('a document without its fonts is drawn with ours, the same on every machine, and without complaint', async () => {
  const document = await PDFDocument.create();
  const sheet = document.addPage([595, 842]);
  for (const [line, name] of FONTS.entries()) {
    const font = await document.embedFont(name);
    sheet.drawText(`Transcript in ${name}`, { x: 60, y: 760 - line * 60, size: 24, font });
  }
  const student = await registerStudent(site.server);
  const { data } = await student.upload('transcript', 'transcript.pdf', await document.save());
  const { page, complaints, close } = await visit(site, { as: student });
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/standard_fonts/')) fetched.push(`${response.status()}`);
  });
  await page.goto(`/pdf?pdf=${encodeURIComponent(data.url)}`);
  await page.getByRole('status').filter({ hasText: 'Page 1 of 1' }).waitFor();
  const lines = FONTS.map((name) => `Transcript in ${name}`.replaceAll(' ', ''));
  await waitFor('the text of the page', async () => {
    const text = await page.locator('.textLayer').allTextContents();
    return text.join('').replaceAll(/\s/g, '') === lines.join('');
  });
  await becomes(
    async () => fetched,
    FONTS.map(() => '200'),
  );
  expect(complaints).toEqual([]);
  await close();
});
