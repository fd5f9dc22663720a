import { Env } from '../../../src/config/env.js';
import type { CertifiedFields } from '../../../src/domain/report/report.js';
import { ChromiumPdfRenderer } from '../../../src/platform/pdf/chromium-pdf.renderer.js';
import { ReportTemplate } from '../../../src/platform/pdf/report.template.js';
import { tagsOf, wordsOf, XSS_TEXTS } from '../../support/xss.corpus.js';
import { charactersOf, describeWithPoppler } from './poppler.js';
import { reportDocument } from './report.factory.js';

const TYPED = ['name', 'nationality', 'passport', 'university', 'major', 'forms', 'level', 'certNo'] as const;

/** As many values as there are fields, so that each stands on paper once. */
function papers(texts: readonly string[]): Partial<CertifiedFields>[] {
  return Array.from({ length: Math.ceil(texts.length / TYPED.length) }, (_, at) => {
    const own = texts.slice(at * TYPED.length, (at + 1) * TYPED.length);
    return Object.fromEntries(own.map((text, place) => [TYPED[place], text]));
  });
}

/** Without blanks, and without hyphens: poppler takes one at the end of a line for a word that is parted. */
const bare = (text: string) => text.replaceAll(/[\s-]/g, '');

it('the template of the report takes each for text, whichever field it stands in', async () => {
  const template = await ReportTemplate.load();
  const html = (value: string) =>
    template.html(reportDocument(Object.fromEntries(TYPED.map((field) => [field, value]))));
  for (const text of XSS_TEXTS) {
    const document = await html(text);
    expect([text, tagsOf(document)]).toEqual([text, tagsOf(await html('x'.repeat(text.length)))]);
    expect(wordsOf(document).split(text).length).toBeGreaterThan(TYPED.length);
  }
});

describeWithPoppler('the report on paper', () => {
  const chromiumPath = process.env.PUPPETEER_EXECUTABLE_PATH ?? null;
  const renderer = new ChromiumPdfRenderer(Object.assign(new Env(), { chromiumPath }));
  afterAll(() => renderer.onApplicationShutdown());

  it('shows each as text', async () => {
    for (const fields of papers(XSS_TEXTS)) {
      const pdf = await renderer.render(reportDocument(fields), new AbortController().signal);
      const text = bare(charactersOf(pdf));
      for (const value of Object.values(fields)) expect(text).toContain(bare(String(value)));
    }
  });
});
