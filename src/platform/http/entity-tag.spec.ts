import { isKnown, readIfMatch, versionTag } from './entity-tag.js';

describe('If-Match', () => {
  it('names the version of a tag', () => {
    expect(readIfMatch(versionTag(3))).toEqual({ version: 3 });
    expect(readIfMatch(' "12" ')).toEqual({ version: 12 });
  });

  it('takes any state for an asterisk', () => {
    expect(readIfMatch('*')).toBe('any');
  });

  it.each(['W/"3"', '"abc"', '"0"', '"03"', '"3.0"', '""', '"9999999999999999"'])('matches nothing with %s', (tag) => {
    expect(readIfMatch(tag)).toBe('none');
  });

  it.each(['3', '"3', '"1", "2"', '', 'w/"3"', '"a"b"'])('cannot be read as %s', (text) => {
    expect(readIfMatch(text)).toBeNull();
  });
});

describe('If-None-Match', () => {
  it('knows a tag among others, a weak one as well, and any by an asterisk', () => {
    for (const header of ['"a"', '"b", "a"', 'W/"a"', '*'])
      expect([header, isKnown(header, '"a"')]).toEqual([header, true]);
    for (const header of [undefined, '', '"b"', 'a']) expect([header, isKnown(header, '"a"')]).toEqual([header, false]);
  });
});
