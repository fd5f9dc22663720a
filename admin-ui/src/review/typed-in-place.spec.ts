import { describe, expect, it } from '@jest/globals';
import { afterTyping, goesOver, isUnsaved } from './typed-in-place';

describe('what is typed in place of a value', () => {
  it('rests on the value that stood there when it was begun', () => {
    const first = afterTyping(undefined, 'Awarded', '');
    expect(first).toEqual({ text: 'Awarded', over: '' });
    expect(afterTyping(first, 'Awarded in absentia', 'By a colleague')).toEqual({
      text: 'Awarded in absentia',
      over: '',
    });
    expect(afterTyping(first, 'By a colleague', 'By a colleague')).toBeUndefined();
  });

  it('goes over what somebody has written since, but for the same', () => {
    const typed = { text: 'Awarded ', over: '' };
    expect(goesOver(typed, '')).toBe(false);
    expect(goesOver(typed, 'By a colleague')).toBe(true);
    expect(goesOver(typed, 'Awarded')).toBe(false);
    expect(goesOver(undefined, 'By a colleague')).toBe(false);
    expect(isUnsaved(typed, 'Awarded')).toBe(false);
    expect(isUnsaved(typed, '')).toBe(true);
  });

  it('does so as well where an earlier release has kept the text alone', () => {
    expect(goesOver('Awarded', 'By a colleague')).toBe(true);
    expect(goesOver('Awarded', '')).toBe(false);
  });
});
