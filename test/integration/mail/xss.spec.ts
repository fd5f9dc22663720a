import {
  CONFIRMATION_EXAMPLES,
  composeMail,
  isChoice,
  MAIL_EXAMPLES,
  type MailExample,
} from '../../factories/mail.factory.js';
import { tagsOf, wordsOf, XSS_TEXTS } from '../../support/xss.corpus.js';

/** What no person has typed: addresses of ours, codes, and how often and when. */
const OURS = /url$|^(?:code|anchor|beginning|reportNumber|at|network)$/iu;

const typedIn = ({ about }: MailExample): string[] =>
  Object.entries(about)
    .filter(([name, value]) => typeof value === 'string' && !isChoice(name, value) && !OURS.test(name))
    .map(([name]) => name);

const IN_ENGLISH = [...MAIL_EXAMPLES, ...CONFIRMATION_EXAMPLES].filter(({ language }) => language === 'en');
const EXAMPLES = IN_ENGLISH.filter((example) => typedIn(example).length > 0);

const composed = (example: MailExample, value: string) =>
  composeMail({ text: example.text(Object.fromEntries(typedIn(example).map((name) => [name, value]))) });

it('most mails say something that somebody has typed', () => {
  expect(EXAMPLES.length).toBeGreaterThan(25);
  expect(XSS_TEXTS.length).toBeGreaterThan(110);
});

it.each(EXAMPLES)('$title shows it as text', async (example) => {
  const plain = await composed(example, 'x');
  const tags = tagsOf(plain.html);
  for (const text of XSS_TEXTS) {
    const { html, subject } = await composed(example, text);
    expect([text, tagsOf(html)]).toEqual([text, tags]);
    expect(wordsOf(html)).toContain(text);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});
