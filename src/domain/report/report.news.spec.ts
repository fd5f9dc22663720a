import { REISSUED, type Report } from './report.js';
import { type EditionStep, newsOf } from './report.news.js';

const PDF: Report['pdf'] = { key: 'k', sha256: '', size: 1, renderedAt: new Date(), decidedAt: null };
const MISSPELT = 'The name was misspelt.';

/** Editions from the first on, by why each was superseded; a file is made of those that are not named. */
const editions = (reasons: readonly (string | null)[], without: readonly number[] = []): EditionStep[] =>
  reasons.map((reason, at) => ({ edition: at + 1, reason, pdf: without.includes(at + 1) ? null : PDF }));

describe('the news of an edition', () => {
  it.each([
    ['the first has none', 1, editions([null]), null],
    ['a correction', 2, editions([MISSPELT, null]), MISSPELT],
    ['a new edition of what is on record', 2, editions([REISSUED, null]), REISSUED],
    ['one after a correction that was told', 3, editions([MISSPELT, REISSUED, null]), REISSUED],
    ['one after a correction that nobody was told of', 3, editions([MISSPELT, REISSUED, null], [2]), MISSPELT],
    ['the second after it', 4, editions([MISSPELT, REISSUED, REISSUED, null], [2, 3]), MISSPELT],
    [
      'the second after it, where the first has told it',
      4,
      editions([MISSPELT, REISSUED, REISSUED, null], [2]),
      REISSUED,
    ],
    ['one whose first edition was never made', 2, editions([REISSUED, null], [1]), REISSUED],
    [
      'a correction after one that nobody was told of',
      3,
      editions([MISSPELT, 'The major, too.', null], [2]),
      `${MISSPELT}\nThe major, too.`,
    ],
    ['a correction after one that was told', 3, editions([MISSPELT, 'The major, too.', null]), 'The major, too.'],
    [
      'a correction after a new edition that nobody was told of',
      3,
      editions([REISSUED, MISSPELT, null], [2]),
      MISSPELT,
    ],
  ])('%s', (_, edition, all, news) => {
    expect(newsOf(edition, all)).toBe(news);
    expect(newsOf(edition, all.toReversed())).toBe(news);
  });
});
