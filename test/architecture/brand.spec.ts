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

/** Of one shade by day and by night: words in it, or on it, are lost in one of them. */
const FIXED =
  /\bc="(?:\w+\.\d|white|black)"|\bc=\{[^}]*'\w+\.\d'|\bbg="(?:\w+\.\d|white|black)"|variant="outline"\s+color="\w+\.\d"|(?<![-\w])color: var\(--mantine-color-(?:gray|dark)-\d\)/g;
/** The squares of a code are read by cameras, on white alone. */
const ON_WHITE = 'student-ui/src/features/certificates/form/PaymentTabs.tsx: bg="white"';

it('what is to be read on the site has its colours by day and by night', () => {
  const found = filesIn('student-ui/src').flatMap((file) =>
    (readFileSync(file, 'utf8').match(FIXED) ?? []).map((fixed) => `${file}: ${fixed}`),
  );
  expect(found).toEqual([ON_WHITE]);
});
