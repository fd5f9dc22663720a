import type {
  ContactFilter,
  ContactSort,
  MailDomainFilter,
  NewContact,
  NewMailDomain,
} from '../../src/modules/contacts/contact.repository.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

const ENTERED = { enteredBy: 50, enteredAt: NOON, releasedBy: null, releasedAt: null };
const RELEASED = { releasedBy: 51, releasedAt: after(1) };

export function contactStoreContract(make: MakeStores): void {
  withStores('a store of contacts', make, (the) => {
    let count = 0;
    const university = async (name = `University ${++count}`) => {
      const place = { region: 'Selangor', country: 'Malaysia', nature: 'public university' } as const;
      return (await the().unitOfWork.run((tx) => tx.universities.insert({ name, ...place }))).id;
    };
    const add = (universityId: number | null, changes: Partial<NewContact> = {}) => {
      const fields = { office: 'Registrar', language: 'en', verification: 'By telephone.' } as const;
      const email = `office${++count}@contacts.example`;
      return the().unitOfWork.run((tx) =>
        tx.contacts.insert({ universityId, email, ...fields, ...ENTERED, ...changes }),
      );
    };
    const addDomain = (universityId: number, domain: string, changes: Partial<NewMailDomain> = {}) =>
      the().unitOfWork.run((tx) => tx.contacts.insertDomain({ universityId, domain, ...ENTERED, ...changes }));
    const find = async (filter: ContactFilter, field: ContactSort = 'id', descending = false) => {
      const request = { filter, sort: { field, descending }, page: { offset: 0, limit: 20 } };
      const { items, total } = await the().contacts.list(request);
      expect(total).toBe(items.length);
      return items.map(({ id }) => id);
    };
    const findDomains = async (filter: MailDomainFilter) => {
      const request = { filter, sort: { field: 'domain', descending: false }, page: { offset: 0, limit: 9 } } as const;
      return (await the().contacts.listDomains(request)).items.map(({ domain }) => domain);
    };

    it('gives back what was entered, and finds it by its address', async () => {
      const universityId = await university();
      const contact = await add(universityId, { verification: '𠮷'.repeat(1000), ...RELEASED });
      expect(contact).toMatchObject({ version: 1, universityId, verification: '𠮷'.repeat(1000), ...RELEASED });
      expect(await the().contacts.findById(contact.id)).toEqual(contact);
      expect(await the().contacts.findById(999_999)).toBeNull();
      expect(await the().contacts.findByEmail(contact.email.toUpperCase())).toEqual([contact]);
      expect(await the().unitOfWork.run((tx) => tx.contacts.lock(contact.id))).toEqual(contact);
      expect(await the().unitOfWork.run((tx) => tx.contacts.lock(999_999))).toBeNull();
      expect(await the().unitOfWork.run((tx) => tx.contacts.find(contact.id))).toEqual(contact);
      expect(await the().unitOfWork.run((tx) => tx.contacts.find(999_999))).toBeNull();
    });

    it('takes an address once for each university, and once for the ministry', async () => {
      const [one, other] = [await university(), await university()];
      const email = 'taken@contacts.example';
      const taken = { reason: 'already_exists' };
      for (const owner of [one, other, null]) await add(owner, { email });
      for (const owner of [one, null]) await expect(add(owner, { email })).rejects.toMatchObject(taken);
      const free = await add(one);
      await expect(the().unitOfWork.run((tx) => tx.contacts.update({ ...free, email }))).rejects.toMatchObject(taken);
      const locked = await the().unitOfWork.run((tx) => tx.contacts.lockAllOf(one));
      expect(locked).toEqual([expect.objectContaining({ email, universityId: one }), free]);
      expect((await the().contacts.findByEmail(email)).map(({ universityId }) => universityId)).toEqual([
        one,
        other,
        null,
      ]);
    });

    it('changes what was seen, and nothing that has changed since', async () => {
      const contact = await add(null);
      const changed = await the().unitOfWork.run((tx) => tx.contacts.update({ ...contact, office: 'MoHE' }));
      expect(changed).toEqual({ ...contact, office: 'MoHE', version: 2 });
      expect(await the().contacts.findById(contact.id)).toEqual(changed);
      const stale = the().unitOfWork.run((tx) => tx.contacts.update({ ...contact, office: 'Late' }));
      await expect(stale).rejects.toMatchObject({ reason: 'stale_version' });
      await the().unitOfWork.run((tx) => tx.contacts.remove(contact.id));
      expect(await the().contacts.findById(contact.id)).toBeNull();
    });

    it('lists by whose it is, by words and in the order asked for', async () => {
      const universityId = await university('Universiti Teknologi Contoh');
      const one = await add(universityId, { email: 'zeta@list.example', office: 'Academic affairs' });
      const two = await add(universityId, { email: 'alpha@list.example', office: 'Registry' });
      const ministry = await add(null, { email: 'mid@list.example', office: 'Ministry desk' });
      const ids = [one.id, two.id, ministry.id];
      expect(await find({ ids })).toEqual(ids);
      expect(await find({ ids }, 'email')).toEqual([two.id, ministry.id, one.id]);
      expect(await find({ ids }, 'office', true)).toEqual([two.id, ministry.id, one.id]);
      expect(await find({ ids }, 'universityId')).toEqual([ministry.id, one.id, two.id]);
      expect(await find({ universityId })).toEqual([one.id, two.id]);
      expect(await find({ ids, party: 'ministry' })).toEqual([ministry.id]);
      expect(await find({ ids, party: 'university' })).toEqual([one.id, two.id]);
      expect(await find({ ids, q: 'acad' })).toEqual([one.id]);
      expect(await find({ ids, q: 'contoh tekno' })).toEqual([one.id, two.id]);
      expect(await find({ ids, q: 'demic' })).toEqual([]);
    });

    it('keeps the mail domains of universities, each once', async () => {
      const [one, other] = [await university(), await university()];
      const domain = await addDomain(one, 'b.example');
      await addDomain(one, 'a.example', RELEASED);
      await addDomain(other, 'b.example');
      expect(domain).toMatchObject({ universityId: one, domain: 'b.example', version: 1, ...ENTERED });
      await expect(addDomain(one, 'b.example')).rejects.toMatchObject({ reason: 'already_exists' });
      expect(await the().contacts.findDomain(domain.id)).toEqual(domain);
      expect(await findDomains({ universityId: one })).toEqual(['a.example', 'b.example']);
      expect(await findDomains({ ids: [domain.id] })).toEqual(['b.example']);
      const named = await university('Universiti Carian');
      await addDomain(named, 'um.edu.example');
      expect(await findDomains({ q: 'edu.exa' })).toEqual(['um.edu.example']);
      await addDomain(named, 'th-koeln.example');
      for (const q of ['th-koeln.example', 'koeln', '@TH-Koeln']) {
        expect({ q, found: await findDomains({ q }) }).toEqual({ q, found: ['th-koeln.example'] });
      }
      expect(await findDomains({ q: 'carian um' })).toEqual(['um.edu.example']);
      expect(await findDomains({ universityId: one, q: 'a' })).toEqual(['a.example']);
      expect((await the().contacts.domainsOf([one, other])).length).toBe(3);
      expect(await the().contacts.domainsOf([])).toEqual([]);
      const released = await the().unitOfWork.run(async (tx) => {
        expect((await tx.contacts.domainsOf(one)).length).toBe(2);
        const locked = await tx.contacts.lockDomain(domain.id);
        return tx.contacts.updateDomain({ ...(locked ?? domain), ...RELEASED });
      });
      expect(await the().contacts.findDomain(domain.id)).toEqual({ ...domain, ...RELEASED, version: 2 });
      const stale = the().unitOfWork.run((tx) => tx.contacts.updateDomain(domain));
      await expect(stale).rejects.toMatchObject({ reason: 'stale_version' });
      await the().unitOfWork.run((tx) => tx.contacts.removeDomain(released.id));
      expect(await the().contacts.findDomain(domain.id)).toBeNull();
    });

    it('forgets contacts and domains with their university', async () => {
      const universityId = await university();
      const contact = await add(universityId);
      await addDomain(universityId, 'gone.example');
      const uses = await the().unitOfWork.run((tx) => tx.universities.uses([universityId]));
      expect(uses.get(universityId)).toMatchObject({ contacts: 1, mailDomains: 1 });
      await the().unitOfWork.run((tx) => tx.universities.remove([universityId]));
      expect(await the().contacts.findById(contact.id)).toBeNull();
      expect(await findDomains({ universityId })).toEqual([]);
    });
  });
}
