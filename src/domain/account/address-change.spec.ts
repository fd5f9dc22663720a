import { anAdministrator, aStaffMember } from '../../../test/factories/actor.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import {
  type AddressChange,
  confirmSide,
  isAddressChangeOpen,
  isConfirmed,
  isSettled,
  keepingAddress,
  newAddressChange,
  refuseOtherChange,
  refuseSameAddress,
  releaseAddressChange,
  sideOf,
  withAddress,
} from './address-change.js';
import { newStudent } from './user.js';

const NOW = new Date('2026-11-24T09:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const LINKS = { old: { nonce: 'o', tokenHash: 'old hash' }, new: { nonce: 'n', tokenHash: 'new hash' } };
const CHANGE = newAddressChange({ userId: 9, newEmail: 'new@example.com', requestedBy: 9 }, LINKS, NOW);
const both = (change: AddressChange) => confirmSide(confirmSide(change, 'old', NOW), 'new', NOW);

describe('a change of address', () => {
  it('waits for a day', () => {
    expect(isAddressChangeOpen(CHANGE, new Date(inHours(24).getTime() - 1))).toBe(true);
    expect(isAddressChangeOpen(CHANGE, inHours(24))).toBe(false);
  });

  it('is confirmed by both links, in any order, and by neither alone', () => {
    expect(isConfirmed(CHANGE)).toBe(false);
    expect(isConfirmed(confirmSide(CHANGE, 'old', NOW))).toBe(false);
    expect(isConfirmed(confirmSide(CHANGE, 'new', NOW))).toBe(false);
    expect(isConfirmed(both(CHANGE))).toBe(true);
    expect(isConfirmed(confirmSide(confirmSide(CHANGE, 'new', NOW), 'old', NOW))).toBe(true);
  });

  it('is confirmed once by each: a link that is opened again changes nothing', () => {
    const once = confirmSide(CHANGE, 'old', NOW);
    expect(confirmSide(once, 'old', inHours(1))).toBe(once);
    expect(once.links.old.confirmedAt).toBe(NOW);
  });

  it('knows its links by their hashes', () => {
    expect(sideOf(CHANGE, ['another', 'old hash'])).toBe('old');
    expect(sideOf(CHANGE, ['new hash'])).toBe('new');
    expect([sideOf(CHANGE, ['another']), sideOf(CHANGE, [])]).toEqual([null, null]);
  });
});

describe('doing without the old address', () => {
  const wish = (change: AddressChange, by: number, at = NOW) => releaseAddressChange(change, anAdministrator(by), at);

  it('takes two administrators, and the new address all the same', () => {
    const asked = wish(wish(CHANGE, 1), 1);
    expect(asked.release).toEqual({ askedBy: 1, askedAt: NOW, releasedBy: null });
    expect(isSettled(asked, 'old')).toBe(false);
    const released = wish(asked, 2, inHours(2));
    expect(released.release).toEqual({ askedBy: 1, askedAt: NOW, releasedBy: 2 });
    expect([isSettled(released, 'old'), isConfirmed(released)]).toEqual([true, false]);
    expect(isConfirmed(confirmSide(released, 'new', NOW))).toBe(true);
    expect(wish(released, 3)).toBe(released);
  });

  it('is about the change that was seen', () => {
    expect(() => refuseOtherChange(CHANGE)).not.toThrow();
    expect(() => refuseOtherChange(CHANGE, CHANGE.requestedAt.toISOString())).not.toThrow();
    expect(refusalOf(() => refuseOtherChange(CHANGE, inHours(1).toISOString())).reason).toBe('stale_version');
  });

  it('is for nobody else, and not for one’s own address', () => {
    const refused = (work: () => unknown) => refusalOf(work).reason;
    expect(refused(() => releaseAddressChange(CHANGE, aStaffMember(['users.manage']), NOW))).toBe('forbidden');
    expect(refused(() => wish(wish(CHANGE, 1), 9))).toBe('forbidden');
  });
});

describe('the account', () => {
  const student = { ...newStudent('old@example.com', 'h', 'en', NOW), id: 9, version: 1 };
  const officer = { ...student, username: 'officer' };

  it('keeps its address until then, and the user name that is the address', () => {
    const asked = { email: 'new@example.com', username: 'new@example.com', name: 'New Name' };
    expect(keepingAddress(asked, student)).toEqual({
      email: 'old@example.com',
      username: 'old@example.com',
      name: 'New Name',
    });
    expect(keepingAddress({ ...asked, username: 'officer' }, officer).username).toBe('officer');
  });

  it('has the other one then', () => {
    expect(withAddress(student, 'new@example.com')).toMatchObject({
      email: 'new@example.com',
      username: 'new@example.com',
    });
    expect(withAddress(officer, 'new@example.com')).toMatchObject({ email: 'new@example.com', username: 'officer' });
  });

  it('is not given the address that it has', () => {
    expect(refusalOf(() => refuseSameAddress('old@example.com', student)).reason).toBe('invalid_input');
    expect(() => refuseSameAddress('new@example.com', student)).not.toThrow();
  });
});
