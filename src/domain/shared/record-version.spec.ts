import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import { DomainError, type FieldErrors } from './domain-error.js';
import { refuseMissing } from './in-use.js';
import {
  onCurrentState,
  refuseStale,
  requireVersion,
  staleVersion,
  versionErrors,
  versionRequired,
} from './record-version.js';

const target = (version: unknown, versionNeeded = true) => ({ id: 1, version, versionNeeded });

describe('the version that a change is based on', () => {
  it('may be left out by the portal alone', () => {
    for (const version of [undefined, null]) {
      expect(versionErrors(target(version, false))).toEqual({});
      expect(versionErrors(target(version))).toHaveProperty('version');
    }
  });

  it.each([0, -1, 1.5, '1', [1], {}, Number.NaN, 2 ** 60])('is not %j', (version) => {
    for (const needed of [true, false]) expect(versionErrors(target(version, needed))).toHaveProperty('version');
  });

  it('is asked for where nobody may change what was not seen', () => {
    for (const version of [undefined, null]) {
      const refused = refusalOf(() => requireVersion({ version }));
      expect(refused).toMatchObject({
        reason: 'version_required',
        details: { errors: { version: expect.anything() } },
      });
    }
    for (const version of [1, 'x', 0]) expect(() => requireVersion({ version })).not.toThrow();
  });

  it('has a reason of its own where nothing else is wrong', () => {
    const needed = message('version_needed');
    const refused = (errors: FieldErrors) => new DomainError('invalid_input', needed, { errors });
    expect(versionRequired(refused({ version: needed }))).toMatchObject({
      reason: 'version_required',
      details: { errors: { version: needed } },
    });
    const whole = message('whole_number_needed', { name: 'version' });
    const others: FieldErrors[] = [{ version: needed, name: needed }, { version: whole }, { name: needed }, {}];
    for (const errors of others) {
      const error = refused(errors);
      expect(versionRequired(error)).toBe(error);
    }
    expect(versionRequired('x')).toBe('x');
  });

  it('is that of the record', () => {
    expect(versionErrors(target(3))).toEqual({});
    expect(() => refuseStale({ version: 3 }, target(3))).not.toThrow();
    expect(() => refuseStale({ version: 3 }, target(undefined, false))).not.toThrow();
    for (const version of [2, 4]) {
      expect(refusalOf(() => refuseStale({ version: 3 }, target(version))).reason).toBe('stale_version');
    }
  });
});

describe('a change that others are quicker than', () => {
  /** A change that `losses` others are quicker than, one after the other. */
  const slow = (losses: number) => {
    let tried = 0;
    return async () => {
      tried++;
      if (tried <= losses) throw staleVersion();
      return tried;
    };
  };

  it('is done on what they left, where it names no version', async () => {
    const targets = [target(undefined, false), target(null, false)];
    expect(await onCurrentState(targets, slow(0))).toBe(1);
    expect(await onCurrentState(targets, slow(4))).toBe(5);
  });

  it('is refused where it names one, even of several', async () => {
    const targets = [target(undefined, false), target(3)];
    await expect(onCurrentState(targets, slow(1))).rejects.toMatchObject({ reason: 'stale_version' });
  });

  it('is refused in the end where they do not stop', async () => {
    await expect(onCurrentState([], slow(Number.POSITIVE_INFINITY))).rejects.toMatchObject({ reason: 'stale_version' });
  });

  it('is not begun again for any other reason', async () => {
    let tried = 0;
    const failing = async () => {
      tried++;
      throw new Error('the database is away');
    };
    await expect(onCurrentState([], failing)).rejects.toThrow('the database is away');
    expect(tried).toBe(1);
  });
});

describe('what is to be removed', () => {
  it('is there', () => {
    expect(() => refuseMissing([1, 2], [{ id: 2 }, { id: 1 }], 'Company')).not.toThrow();
    expect(refusalOf(() => refuseMissing([1], [], 'Company'))).toMatchObject({
      reason: 'not_found',
      said: message('not_found', { what: 'Company' }),
    });
    const gone = message('not_found', { what: 'Company' });
    expect(refusalOf(() => refuseMissing([1, 2, 3], [{ id: 2 }], 'Company'))).toMatchObject({
      said: message('ids_not_found', { what: 'Company', ids: '1, 3' }),
      details: { errors: { 1: gone, 3: gone } },
    });
  });
});
