import fc from 'fast-check';
import { indexWords, isFoundBy, queryWords, WORD_MAX } from './search-words.js';

const found = (name: string, query: string) => {
  const index = indexWords(name);
  return queryWords(query).every((word) => index.some((stored) => stored.startsWith(word)));
};

describe('the words of a query', () => {
  test.each([
    ['Nur Aisyah', ['nur', 'aisyah']],
    ["O'Brien-Smith, J.", ['o', 'brien', 'smith', 'j']],
    ['王小明', ['王小明']],
    ['Wang王小明abc', ['wang', '王小明', 'abc']],
    ['李 小 龍', ['李', '小', '龍']],
    ['José JOSÉ jose\u0301', ['josé']],
    ['ＡＢＣ１２', ['abc12']],
    ['محمد علي', ['محمد', 'علي']],
    ['हिन्दी', ['हिन्दी']],
    ['\u0301 % _ * "', []],
    ['', []],
  ])('%s', (text, words) => {
    expect(queryWords(text)).toEqual(words);
  });

  test('are cut between characters, never within one, and limited in number', () => {
    expect(queryWords('𠮷'.repeat(60))).toEqual(['𠮷'.repeat(WORD_MAX)]);
    expect(queryWords('x'.repeat(41))).toEqual(['x'.repeat(40)]);
    const many = Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ');
    expect(queryWords(many)).toHaveLength(24);
  });

  test('are well formed, whatever the text holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const word of [...queryWords(text), ...indexWords(text)]) {
          expect(word).not.toMatch(/\p{Surrogate}/u);
          expect(word).toMatch(/^[\p{L}\p{N}]/u);
          expect([...word].length).toBeLessThanOrEqual(WORD_MAX);
        }
      }),
    );
  });
});

describe('finding a name', () => {
  test.each([
    ['王小明', '王'],
    ['王小明', '小明'],
    ['王小明', '明'],
    ['Wang Xiaoming 王小明', 'xiao 小明'],
    ['Wang王小明', '小'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυς'],
    ['Ahmad bin Abdullah', 'abd AHM'],
    ['Yılmaz', 'YIL'],
  ])('%s is found by %s', (name, query) => {
    expect(found(name, query)).toBe(true);
  });

  test.each([
    ['王小明', '王明'],
    ['Ahmad', 'hmad'],
    ['Ahmad', 'Ahmad Ali'],
    ['José', 'Jose'],
  ])('%s is not found by %s', (name, query) => {
    expect(found(name, query)).toBe(false);
  });

  test('any part of a Chinese name and any beginning of a word find it', () => {
    const han = fc.string({ unit: fc.constantFrom(...'王小明李龍𠮷陳'), minLength: 1, maxLength: 30 });
    const latin = fc.string({ unit: fc.constantFrom(...'aBéñ7'), minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(han, latin, fc.nat(29), fc.nat(29), fc.boolean(), (chinese, word, from, length, apart) => {
        const name = apart ? `${word} ${chinese}` : `${word}${chinese}`;
        const part = [...chinese].slice(from, from + length + 1).join('');
        expect(found(name, part)).toBe(true);
        expect(found(name, `${[...word].slice(0, length + 1).join('')} ${part}`)).toBe(true);
        expect(found(name, name)).toBe(true);
      }),
    );
  });
});

describe('what has several texts', () => {
  const texts = ['batch (prod)', 'mv_live_4fZ'];

  test.each(['batch (prod)', 'PROD', 'mv_live_4f', '4fz batch'])('is found by %s', (q) => {
    expect(isFoundBy(texts, q)).toBe(true);
  });

  test.each(['atch', 'batch other', '(', ''])('is not found by "%s"', (q) => {
    expect(isFoundBy(texts, q)).toBe(false);
  });
});
