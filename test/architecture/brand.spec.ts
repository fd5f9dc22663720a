import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CREST = /<path d="M32 1\.5.*?<path d="m27\.400[^>]*>/s;
/** Arms of universities, pictures and the mark of PDF files have colours of their own. */
const OWN = /(crest\.ts|FileCard\.tsx)$/;

const crestIn = (file: string) => CREST.exec(readFileSync(file, 'utf8'))?.[0].replaceAll(/\n\s*/g, '');

function filesIn(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return all.filter((file) => /(?<!\.spec)\.(tsx?|css|hbs)$/.test(file) && !file.endsWith('crest.hbs'));
}

it('the crest of the report is the mark of both interfaces', () => {
  const ours = crestIn('src/platform/pdf/templates/crest.hbs');
  expect(ours).toContain('#12305a');
  for (const place of ['student-ui', 'admin-ui']) expect(crestIn(`${place}/public/favicon.svg`)).toBe(ours);
});

it('site, mails and report take their colours from brand.ts', () => {
  const files = ['student-ui/src', 'src/platform/mail/templates', 'src/platform/pdf/templates'].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(300);
  const strays = files
    .filter((file) => !OWN.test(file))
    .flatMap((file) => {
      const colours = readFileSync(file, 'utf8').match(/#[0-9a-f]{3}(?:[0-9a-f]{3})?\b(?=["';)\s])/gi) ?? [];
      return colours.filter((colour) => !['#fff', '#000'].includes(colour)).map((colour) => `${file}: ${colour}`);
    });
  expect(strays).toEqual([]);
});
