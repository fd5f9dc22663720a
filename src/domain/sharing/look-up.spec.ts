import { DomainError } from '../shared/domain-error.js';
import { DEFAULT_CHOICES, readChoices } from './look-up.js';

describe('what a holder chooses about look-ups', () => {
  it('keeps what is not given', () => {
    expect(readChoices({}, DEFAULT_CHOICES)).toEqual({ publicLookUp: true, tellHolder: true });
    expect(readChoices({ publicLookUp: false }, DEFAULT_CHOICES)).toEqual({ publicLookUp: false, tellHolder: true });
    expect(readChoices({ tellHolder: true }, { publicLookUp: false, tellHolder: false })).toEqual({
      publicLookUp: false,
      tellHolder: true,
    });
  });

  it.each([null, 0, 'false', {}, []])('is on or off, and not %j', (publicLookUp) => {
    const text = 'publicLookUp must be true or false';
    expect(() => readChoices({ publicLookUp }, DEFAULT_CHOICES)).toThrow(
      new DomainError('invalid_input', text, { errors: { publicLookUp: text } }),
    );
  });
});
