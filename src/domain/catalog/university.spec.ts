import { refusalOf } from '../../../test/support/refusal.js';
import { message } from '../messages/message.js';
import {
  changedUniversity,
  isCalled,
  isOtherUniversity,
  natureAsked,
  refuseFormerName,
  type University,
  validateUniversityRemoval,
} from './university.js';

const university: University = {
  id: 5,
  version: 1,
  name: 'Universiti Malaya',
  region: 'Kuala Lumpur',
  country: 'Malaysia',
  nature: 'public university',
  abbreviation: 'UM',
  formerNames: [],
};

describe('a university', () => {
  const validate = (...uses: number[][]) =>
    validateUniversityRemoval(
      uses.map((_, index) => ({ ...university, id: index + 1, name: `U${index + 1}` })),
      new Map(
        uses.map(([cooperations = 0, agencies = 0, contacts = 0, mailDomains = 0], index) => [
          index + 1,
          { cooperations, agencies, contacts, mailDomains },
        ]),
      ),
    );

  it.each([
    [{ name: 'Other University' }, true],
    [{ country: 'Singapore' }, true],
    [{ name: 'UNIVERSITI  malaya', country: 'malaysia' }, false],
    [{ region: 'Selangor', abbreviation: null, nature: 'private university' } as const, false],
  ])('with %j is another one: %s', (changes, isOther) => {
    expect(isOtherUniversity(university, { ...university, ...changes })).toBe(isOther);
  });

  it.each([
    [2, 1, [message('cooperations_many', { count: 2 }), message('agencies_one')]],
    [1, 0, [message('cooperations_one')]],
    [0, 3, [message('agencies_many', { count: 3 })]],
  ])('stays with %d cooperations and %d agencies', (cooperations, agencies, uses) => {
    const used = message('used_by', { name: 'U1', uses });
    const { reason, said, details } = refusalOf(() => validate([cooperations, agencies]));
    expect([reason, said, details.errors]).toEqual(['in_use', used, { 1: used }]);
  });

  it.each([
    [1, 0, [message('contacts_one')]],
    [2, 3, [message('contacts_many', { count: 2 }), message('mail_domains_many', { count: 3 })]],
    [0, 1, [message('mail_domains_one')]],
  ])('stays with %d contacts and %d mail domains', (contacts, domains, uses) => {
    const used = message('used_by', { name: 'U1', uses });
    expect(refusalOf(() => validate([0, 0, contacts, domains])).said).toEqual(used);
  });

  it('may go where nothing refers to it', () => {
    expect(() => validate([0, 0], [0, 0])).not.toThrow();
    expect(() => validateUniversityRemoval([university], new Map())).not.toThrow();
  });

  it('is told of with the first ones, and by id with all', () => {
    const { said, details } = refusalOf(() => validate([1, 0], [0, 0], [1, 0], [1, 0], [1, 0], [1, 0]));
    const used = (name: string) => message('used_by', { name, uses: [message('cooperations_one')] });
    expect(said).toEqual([used('U1'), used('U3'), used('U4'), message('more_in_use', { count: 2 })]);
    expect(Object.keys(details.errors ?? {})).toEqual(['1', '3', '4', '5', '6']);
  });
});

describe('a university that is renamed', () => {
  const renamed = changedUniversity(university, { name: 'University of Malaya' });

  it('keeps the name that it had, and answers to both', () => {
    expect(renamed).toEqual({ ...university, name: 'University of Malaya', formerNames: ['Universiti Malaya'] });
    for (const name of ['UNIVERSITI  malaya', 'university of malaya']) expect(isCalled(renamed, name)).toBe(true);
    expect(isCalled(renamed, 'UM')).toBe(false);
    expect(isCalled(renamed, '')).toBe(false);
  });

  it('keeps nothing where only letter case has changed, and drops a former name that it takes again', () => {
    expect(changedUniversity(university, { name: 'universiti malaya' }).formerNames).toEqual([]);
    expect(changedUniversity(renamed, { name: 'Universiti Malaya' }).formerNames).toEqual(['University of Malaya']);
  });

  it('forgets the former names that are left out of a change, and takes no others', () => {
    expect(changedUniversity(renamed, { region: 'Perak' }).formerNames).toEqual(['Universiti Malaya']);
    expect(changedUniversity(renamed, { formerNames: ['Oxford'] }).formerNames).toEqual([]);
  });

  it('keeps its former name from others of its country', () => {
    const other = { ...university, id: 6, name: 'universiti MALAYA' };
    const said = message('university_called_so', { name: 'University of Malaya' });
    expect(refusalOf(() => refuseFormerName(other, [renamed]))).toMatchObject({
      reason: 'already_exists',
      details: { errors: { name: said } },
    });
    expect(() => refuseFormerName({ ...other, country: 'Brunei' }, [renamed])).not.toThrow();
    expect(() => refuseFormerName({ ...renamed, name: 'Universiti Malaya' }, [renamed])).not.toThrow();
    expect(() => refuseFormerName({ ...other, name: 'University of Malaya' }, [renamed])).not.toThrow();
  });
});

describe('the nature that is asked for', () => {
  test.each(['public', 'Public', ' PUBLIC ', 'public university', 'Public University'])('%j is public', (text) => {
    expect(natureAsked(text)).toBe('public university');
  });

  test.each(['private', 'PRIVATE', 'Private university'])('%j is private', (text) => {
    expect(natureAsked(text)).toBe('private university');
  });

  test.each(['', '  ', 'all', 'All'])('%j is all', (text) => {
    expect(natureAsked(text)).toBeUndefined();
  });

  test.each(['university', 'publi', 'public;', 'all university', '0', '__proto__'])('%j is no nature', (text) => {
    expect(natureAsked(text)).toBeNull();
  });
});
