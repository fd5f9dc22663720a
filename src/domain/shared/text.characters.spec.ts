import { hasForbiddenCharacters, hasHiddenCharacters, hasMixedScripts } from './text.js';

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
