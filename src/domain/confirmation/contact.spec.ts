import { aStaffMember } from '../../../test/factories/actor.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import {
  type Contact,
  changedContact,
  liesWithin,
  type MailDomain,
  mayBeAsked,
  mayRelease,
  readMailDomain,
  release,
  seesContacts,
} from './contact.js';

const NOW = new Date('2026-03-01T00:00:00Z');
const ENTERED = { enteredBy: 50, enteredAt: NOW, releasedBy: null, releasedAt: null };
const RELEASED = { ...ENTERED, releasedBy: 51, releasedAt: NOW };
const CONTACT: Contact = {
  ...{ id: 1, version: 1, universityId: 5, email: 'registrar@um.edu.my', office: 'Registrar', language: 'en' },
  verification: 'By telephone.',
  ...ENTERED,
};
const DOMAIN: MailDomain = { id: 1, version: 1, universityId: 5, domain: 'um.edu.my', ...RELEASED };

describe('a contact', () => {
  it('may be asked within a released domain of its university, and else once it is released', () => {
    expect(mayBeAsked(CONTACT, [DOMAIN])).toBe(true);
    expect(mayBeAsked(CONTACT, [])).toBe(false);
    expect(mayBeAsked(CONTACT, [{ ...DOMAIN, ...ENTERED }])).toBe(false);
    expect(mayBeAsked(CONTACT, [{ ...DOMAIN, universityId: 6 }])).toBe(false);
    expect(mayBeAsked({ ...CONTACT, ...RELEASED }, [])).toBe(true);
    expect(mayBeAsked({ ...CONTACT, universityId: null }, [DOMAIN])).toBe(false);
  });

  it('is released by another officer who keeps contacts, once', () => {
    const keeper = aStaffMember(['catalog.manage'], 51);
    expect(mayRelease(keeper, CONTACT)).toBe(true);
    expect(mayRelease(aStaffMember(['catalog.manage'], 50), CONTACT)).toBe(false);
    expect(mayRelease(aStaffMember(['confirmations.manage'], 51), CONTACT)).toBe(false);
    expect(mayRelease(keeper, { ...CONTACT, ...RELEASED })).toBe(false);
    expect(release(CONTACT, keeper, NOW)).toEqual({ ...CONTACT, ...RELEASED });
    expect(refusalOf(() => release(CONTACT, aStaffMember(['catalog.manage'], 50), NOW)).reason).toBe('forbidden');
  });

  it('has to be released anew with another address or university, and not with another office', () => {
    const before = { ...CONTACT, ...RELEASED };
    const as = (after: Contact) => changedContact(before, after, 52, NOW).releasedBy;
    expect(as({ ...before, office: 'Deputy registrar' })).toBe(51);
    expect(as({ ...before, email: 'other@um.edu.my' })).toBeNull();
    expect(as({ ...before, universityId: null })).toBeNull();
  });

  it('is seen by who keeps contacts and by who asks them', () => {
    expect(seesContacts(aStaffMember(['catalog.manage']))).toBe(true);
    expect(seesContacts(aStaffMember(['confirmations.manage']))).toBe(true);
    expect(seesContacts(aStaffMember(['certificates.review']))).toBe(false);
  });
});

describe('a mail domain', () => {
  it.each([
    ['um.edu.my', 'um.edu.my'],
    [' @UM.edu.my ', 'um.edu.my'],
    ['大学.中国', '大学.中国'],
    ['localhost', null],
    ['-um.edu.my', null],
    ['um..my', null],
    ['um.edu.my/path', null],
    [7, null],
  ])('reads %j as %j', (given, domain) => {
    expect(readMailDomain(given)).toBe(domain);
  });

  it('has the addresses in it and below it, and no others that end alike', () => {
    expect(liesWithin('a@UM.edu.my', ['um.edu.my'])).toBe(true);
    expect(liesWithin('a@fsktm.um.edu.my', ['um.edu.my'])).toBe(true);
    expect(liesWithin('a@forum.edu.my', ['um.edu.my'])).toBe(false);
    expect(liesWithin('um.edu.my@elsewhere.example', ['um.edu.my'])).toBe(false);
  });
});
