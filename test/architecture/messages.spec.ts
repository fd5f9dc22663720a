import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CN } from '../../src/domain/messages/cn.js';
import { EN } from '../../src/domain/messages/en.js';

const ROOT = join(import.meta.dirname, '../..');
/** Single words and the like may mean something else elsewhere. */
const TELLING = 12;
const TEXTS = new Map(
  [EN, CN].flatMap((texts) => Object.entries(texts)).flatMap(([code, text]) => (isTelling(text) ? [[text, code]] : [])),
);
/** A text in quotes of any sort, with the quote that it stands in. */
const QUOTED = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/gu;

/**
 * What an interface shows of its own accord: a headline, why a button is off, or a word of react-admin that happens to
 * be the same.
 */
const OWN_WORDS = new Set([
  'admin-ui/src/certificates/certificate.texts.ts: certificates_unticked',
  'admin-ui/src/i18n/chinese.ts: action_not_allowed',
  'admin-ui/src/i18n/chinese.ts: email_malformed',
  'admin-ui/src/i18n/chinese.ts: not_found',
  'student-ui/src/features/certificates/form/form.texts.ts: certificate_verified',
  'student-ui/src/features/certificates/list/list.texts.ts: certificate_verified',
  'student-ui/src/features/reports/pdf.texts.ts: link_expired',
  'student-ui/src/features/reports/pdf.texts.ts: report_withdrawn',
]);

function isTelling(text: string): boolean {
  return !text.includes('{') && (text.length >= TELLING || /\p{Script=Han}{8}/u.test(text));
}

/** The codes of all messages that a source spells out instead of naming them. */
function copiesIn(source: string): string[] {
  const quoted = [...source.matchAll(QUOTED)].map(([, , text = '']) => text.replaceAll("\\'", "'"));
  return quoted.flatMap((text) => TEXTS.get(text) ?? []);
}

function sources(): string[] {
  const listed = execFileSync('git', ['ls-files', 'src', 'api-client/src', 'student-ui/src', 'admin-ui/src'], {
    cwd: ROOT,
  });
  return String(listed)
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.ts$|^src\/domain\/messages\/|schema\.d\.ts$/.test(file));
}

test('a message stands in the catalogue alone: whoever changes it changes one file of a language', () => {
  const copies = sources().flatMap((file) =>
    copiesIn(readFileSync(join(ROOT, file), 'utf8')).map((code) => `${file}: ${code}`),
  );
  expect(copies.filter((copy) => !OWN_WORDS.has(copy))).toEqual([]);
  expect([...OWN_WORDS].filter((own) => !copies.includes(own))).toEqual([]);
});

test('a message that is spelt out again is found', () => {
  expect(copiesIn(`throw new DomainError('no_session', '${EN.code_wrong}');`)).toEqual(['code_wrong']);
  expect(copiesIn(`const text = "${CN.image_unreadable}";`)).toEqual(['image_unreadable']);
  expect(copiesIn("message('code_wrong')")).toEqual([]);
});
