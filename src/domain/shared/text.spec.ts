import fc from 'fast-check';
import { comparisonKey, compose, documentNumberKey, isBlank, isLongerThan, tidy, tidyLines } from './text.js';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const spaced = fc
  .array(
    fc.constantFrom(
      'a',
      'É',
      'e\u0301',
      '王',
      ' ',
      '\u00a0',
      '\u3000',
      '\t',
      '\n',
      '\r\n',
      '\r',
      '\u2028',
      'ﬁ',
      'İ',
      'ς',
      'ẞ',
    ),
  )
  .map((parts) => parts.join(''));

describe('tidy', () => {
  test('composes, folds white space and trims', () => {
    expect(tidy(' \u3000Jose\u0301 \t\r\n da\u00a0 Silva\ufeff')).toBe('José da Silva');
    expect(tidy(' \n ')).toBe('');
  });

  test('does nothing the second time, and leaves one line', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, spaced), (text) => {
        expect(tidy(tidy(text))).toBe(tidy(text));
        expect(tidy(text)).not.toMatch(/^\s|\s$|\s\s|[\n\r\t]/u);
      }),
    );
  });
});

describe('tidyLines', () => {
  test('keeps line breaks of every kind as one kind', () => {
    expect(tidyLines('\r\n a  b \r\nc\rd\u2028e\n\n f\n')).toBe('a b\nc\nd\ne\n\nf');
  });

  test('does nothing the second time, and equals tidy on one line', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, spaced), (text) => {
        expect(tidyLines(tidyLines(text))).toBe(tidyLines(text));
        expect(tidyLines(tidy(text))).toBe(tidy(text));
      }),
    );
  });
});

describe('comparisonKey', () => {
  test.each([
    ['Nur  Aisyah ', 'nur aisyah'],
    ['ＷＡＮＧ　小明', 'wang 小明'],
    ['STRASSE', 'Straße'],
    ['YILMAZ', 'Yılmaz'],
    ['ΟΔΥΣΣΕΥΣ', 'Οδυσσευς'],
    ['Jose\u0301', 'JOSÉ'],
  ])('%s counts as %s', (one, other) => {
    expect(comparisonKey(one)).toBe(comparisonKey(other));
  });

  test.each([
    ['Jose', 'José'],
    ['Wang Ming', 'Wangming'],
    ['王', '黄'],
  ])('%s does not count as %s', (one, other) => {
    expect(comparisonKey(one)).not.toBe(comparisonKey(other));
  });

  test('is its own key, and does not see letter case', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, spaced), (text) => {
        const key = comparisonKey(text);
        expect(comparisonKey(key)).toBe(key);
        expect(comparisonKey(text.toUpperCase())).toBe(key);
        expect(key).toBe(tidy(key));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('documentNumberKey', () => {
  test.each([
    ['E 1234-5678', 'e12345678'],
    ['UM/2023/001', 'um – 2023.001 '],
    ['Ａ１２', 'a12'],
    ['证字 第7号', '证字第7号'],
  ])('%s counts as %s', (one, other) => {
    expect(documentNumberKey(one)).toBe(documentNumberKey(other));
    expect(documentNumberKey(one)).not.toBe('');
  });

  test('tells other numbers apart, and has nothing of what has no letter or digit', () => {
    expect(documentNumberKey('E123')).not.toBe(documentNumberKey('E1234'));
    expect(documentNumberKey('E1')).not.toBe(documentNumberKey('É1'));
    expect(documentNumberKey(' -/. ')).toBe('');
  });
});

describe('measuring', () => {
  test('what shows nothing is blank', () => {
    for (const text of ['', ' ', '\u200b', '\u2060\u00ad \n', '\u3164']) expect(isBlank(text)).toBe(true);
    for (const text of ['a', ' . ', '\u200b王']) expect(isBlank(text)).toBe(false);
  });

  test('length counts code points', () => {
    fc.assert(
      fc.property(anyText, fc.nat(70), (text, most) => {
        expect(isLongerThan(text, most)).toBe([...text].length > most);
      }),
    );
    expect(isLongerThan('𠀀𠀀', 2)).toBe(false);
    expect(isLongerThan('', 0)).toBe(false);
  });
});

describe('compose', () => {
  test('is what Unicode says, of plain texts as of all others', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary-ascii' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\u0000\u007f', 'a\u0080'),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('NFC' as const, 'NFKC' as const), (any, form) => {
        expect(compose(any, form)).toBe(any.normalize(form));
      }),
    );
  });

  test('changes nothing in texts that people write', () => {
    const texts = ['Việt Nam', 'נִקּוּד', 'ด้วยกันที่นี่', 'हिन्दी'];
    for (const text of texts) expect(compose(text.normalize('NFD'))).toBe(text.normalize('NFC'));
  });

  test('takes hostile runs of combining marks in its stride', () => {
    const hostile = `a${'\u0301'.repeat(300_000)}${'\u0316'.repeat(300_000)}`.repeat(2);
    const start = performance.now();
    for (const work of [tidy, tidyLines, comparisonKey]) expect(work(hostile).length).toBeLessThan(200);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
