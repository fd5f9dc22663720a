import { summaryOf, textOf } from './article-text.js';

it('reads the text of an article', () => {
  expect(textOf('<h2>Fees &amp; tax</h2><p>MYR&nbsp;<b>669.60</b>, 5 &lt; 6</p>')).toBe(
    'Fees & tax MYR 669.60 , 5 < 6',
  );
  expect(textOf('&amp;lt;')).toBe('&lt;');
});

it('leaves a short text as it is', () => {
  expect(summaryOf('Welcome')).toBe('Welcome');
});

it('cuts a long one between two words', () => {
  const summary = summaryOf('verification '.repeat(30));
  expect(summary).toMatch(/^(verification )+verification…$/);
  expect(summary.length).toBeLessThanOrEqual(161);
});

it('cuts no letter in two', () => {
  expect(summaryOf(`${'认'.repeat(159)}𠮷${'证'.repeat(9)}`)).toBe(`${'认'.repeat(159)}…`);
});

it('cuts Chinese, which has no blanks, all the same', () => {
  expect(summaryOf('认证'.repeat(200))).toHaveLength(161);
});
