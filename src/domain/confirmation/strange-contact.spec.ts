import { aCertificate } from '../../../test/factories/certificate.factory.js';
import type { University } from '../catalog/university.js';
import type { Contact } from './contact.js';
import { refuseStrangeContact } from './strange-contact.js';

const NAME = 'Universiti Malaya';
const certificate = aCertificate('Verifying', { form: { ...aCertificate('Verifying').form, university: NAME } });
const contact = (universityId: number | null) => ({ universityId }) as Contact;
const university = (id: number, name: string, formerNames: readonly string[] = []) =>
  ({ id, name, formerNames }) as University;

describe('a contact for a certificate', () => {
  const asked = (theirs: University | null, namesakes: readonly University[]) => () =>
    refuseStrangeContact(certificate, contact(1), theirs, namesakes);
  const own = university(1, NAME);
  const renamed = university(1, 'Kolej X', [NAME]);
  const other = university(2, NAME);

  it('is one of the university that is called so, or was where no other is', () => {
    expect(asked(own, [own])).not.toThrow();
    expect(asked(own, [other, own])).not.toThrow();
    expect(asked(renamed, [])).not.toThrow();
    expect(() => refuseStrangeContact(certificate, contact(null), null, [other])).not.toThrow();
  });

  it.each([
    ['was called so, where another is by now', renamed, [other]],
    ['never was', university(1, 'Kolej X'), []],
    ['is gone', null, []],
  ])('is none of a university that %s', (_, theirs, namesakes) => {
    expect(asked(theirs, namesakes)).toThrow(expect.objectContaining({ reason: 'invalid_input' }));
  });
});
