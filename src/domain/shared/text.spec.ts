import fc from 'fast-check';
import {
  comparisonKey,
  compose,
  documentNumberKey,
  hasForbiddenCharacters,
  hasHiddenCharacters,
  hasMixedScripts,
  isBlank,
  isLongerThan,
  tidy,
  tidyLines,
} from './text.js';

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

describe('hasForbiddenCharacters', () => {
  test.each([
    '\u0000',
    '\u0007',
    '\u000b',
    '\u000c',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u009f',
    '\u202e',
    '\u2066',
    '\ud800',
    '\udc00a',
  ])('finds %j', (character) => {
    expect(hasForbiddenCharacters(`a${character}b`)).toBe(true);
  });

  test.each(['', 'a b', 'one\r\n\ttwo', '王小明', '𠀀', 'عبد\u200fالله', '👩\u200d🎓', '<b>&amp;</b>'])(
    'lets %j pass',
    (text) => {
      expect(hasForbiddenCharacters(text)).toBe(false);
    },
  );
});

describe('hasHiddenCharacters', () => {
  test.each([
    '200b',
    '200c',
    '200d',
    '200e',
    '200f',
    '061c',
    '00ad',
    '180e',
    '2060',
    '2064',
    '206f',
    'feff',
    '202a',
    '202e',
    '2066',
    '2069',
    'e0041',
  ])('finds U+%s in a name of Latin or Chinese letters, inside and at either end', (code) => {
    const hidden = String.fromCodePoint(Number.parseInt(code, 16));
    for (const name of [`Mei${hidden} Lin`, `王${hidden}小明`, `${hidden}Mei`, `Mei${hidden}`]) {
      expect([name, hasHiddenCharacters(name)]).toEqual([name, true]);
    }
  });

  test.each([
    ['Persian', 'علی\u200cرضا'],
    ['Sinhala', 'ශ්\u200dරී ලංකා'],
    ['Malayalam of old', 'അവന്\u200d'],
    ['Hindi', 'क्\u200dष'],
    ['Kannada', 'ಅರ್\u200cಕ'],
    ['pictures of several', '👩\u200d👩\u200d👧 👩🏽\u200d🎓'],
  ])('lets %s be written as it is', (_, name) => {
    expect(hasHiddenCharacters(name)).toBe(false);
  });

  test.each([
    ['at the end of an Arabic word', 'علی\u200c'],
    ['twice in a row', 'علی\u200c\u200cرضا'],
    ['after a letter that is no virama', 'ක\u200dර'],
    ['between scripts', 'Ali\u200cرضا'],
    ['beside another hidden one', 'علی\u200cرضا\u200f'],
  ])('finds a joiner %s', (_, name) => {
    expect(hasHiddenCharacters(name)).toBe(true);
  });

  test('lets every other letter and sign pass', () => {
    for (const name of ['', 'José da Silva', 'O’Neill–Wang', '王小明', '𠀀', 'عبد الله', 'नमस्ते']) {
      expect(hasHiddenCharacters(name)).toBe(false);
    }
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

describe('hasMixedScripts', () => {
  it.each([
    ['a Cyrillic а in a Latin name', 'P\u0430ul Lim'],
    ['a Greek ο in a Latin name', 'L\u03bfndon University'],
    ['a Latin a in a Cyrillic name', 'Петр Ив\u0061нов'],
    ['a Cyrillic letter in a Greek name', 'Αθ\u0438να'],
    ['an Armenian letter in a Latin name', 'Mari\u0585'],
    ['with a mark between', 'e\u0301\u0430'],
    ['in the last of many words', 'University of Malaya \u0421entre'],
  ])('tells %s', (_, name) => {
    expect(hasMixedScripts(name)).toBe(true);
  });

  it.each([
    'Mei Lin',
    'Łukasz Żółć',
    'Nguyễn Thị Hương',
    'Петр Иванов',
    'Αθήνα',
    'Արամ',
    '王小明 Wang Xiaoming',
    '王小明Wang',
    '北京大学 MBA',
    'Пётр Ivanov',
    'ローマ字 Romaji',
    'علی‌رضا Ali',
    'சுப்பிரமணியம் a/l Ravi',
    'β-Carotene 5 µm',
    "O'Brien-Иванов",
  ])('lets %s be', (name) => {
    expect(hasMixedScripts(name)).toBe(false);
  });
});
