import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { anAdministrator } from '../../../test/factories/actor.factory.js';
import { aConfirmation } from '../../../test/factories/confirmation.factory.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { ContactFields } from '../../domain/confirmation/contact.js';
import { UniversitiesService } from '../universities/universities.service.js';
import { ContactsService } from './contacts.service.js';
import { MailDomainsService } from './mail-domains.service.js';
import { ShownEntriesService } from './shown-entries.service.js';

/** A university of which two contacts are asked something: one that was released, and one by a mail domain alone. */
async function rig() {
  const stores = await freshStores();
  const { unitOfWork, contacts, confirmations, universities, users, clock } = stores;
  const entries = new ShownEntriesService(universities, users);
  const actor = anAdministrator();
  const now = clock.now();
  const released = { enteredBy: 1, enteredAt: now, releasedBy: 2, releasedAt: now };
  const certificate = await insertCertificate(stores, { status: 'Verifying' });
  const place = { region: 'Kuala Lumpur', country: 'Malaysia', nature: 'public university' } as const;
  const made = await unitOfWork.run(async (tx) => {
    const university = (await tx.universities.insert({ name: 'One', ...place })).id;
    const other = (await tx.universities.insert({ name: 'Other', ...place })).id;
    const fields = { universityId: university, office: 'Registrar', language: 'en', verification: 'Known.' } as const;
    const domain = await tx.contacts.insertDomain({ universityId: university, domain: 'um.example', ...released });
    const own = await tx.contacts.insert({ ...fields, email: 'own@elsewhere.example', ...released });
    const covered = await tx.contacts.insert({
      ...{ ...fields, email: 'covered@um.example' },
      ...{ ...released, releasedBy: null, releasedAt: null },
    });
    const ask = ({ id, email }: typeof own) =>
      tx.confirmations.insert(aConfirmation(certificate.id, now, { contactId: id, email }));
    return { university, other, domain, own, covered, asked: [await ask(own), await ask(covered)] };
  });
  const states = async () => (await confirmations.allOn(certificate.id)).map(({ state }) => state);
  const cancelled = async () =>
    (await stores.events()).filter(({ action }) => action === 'confirmation.cancelled').map(({ after }) => after);
  return {
    ...{ ...made, actor, states, cancelled },
    service: new ContactsService(unitOfWork, contacts, entries, clock),
    domains: new MailDomainsService(unitOfWork, contacts, entries, clock),
    universities: new UniversitiesService(unitOfWork, universities, clock),
  };
}

describe('what a contact is still asked', () => {
  it.each<[string, string, (ids: { readonly other: number }) => Partial<ContactFields>]>([
    ['another address', 'cancelled', () => ({ email: 'new@um.example' })],
    ['another university', 'cancelled', ({ other }) => ({ universityId: other })],
    ['another office', 'sent', () => ({ office: 'Exams', language: 'ms', verification: 'By telephone.' })],
  ])('with %s is %s', async (_, state, change) => {
    const { service, own, actor, asked, states, cancelled, ...ids } = await rig();
    await service.change(actor, { id: own.id, version: own.version, versionNeeded: true }, change(ids));
    expect(await states()).toEqual([state, 'sent']);
    const told = { confirmation: asked[0]?.id, party: 'university', state: 'cancelled' };
    expect(await cancelled()).toEqual(state === 'sent' ? [] : [told]);
  });

  it('is cancelled where a mail domain goes that alone let it be asked', async () => {
    const { domains, domain, actor, states } = await rig();
    await domains.remove(actor, domain.id);
    expect(await states()).toEqual(['sent', 'cancelled']);
  });

  it('stays where another mail domain of the university covers it, or the one that goes was never released', async () => {
    const { domains, domain, actor, states } = await rig();
    const waiting = await domains.add(actor, { universityId: domain.universityId, domain: 'example' });
    await domains.remove(actor, waiting.domain.id);
    expect(await states()).toEqual(['sent', 'sent']);
    const wide = await domains.add(actor, { universityId: domain.universityId, domain: 'example' });
    await domains.release({ ...actor, userId: actor.userId + 1 }, wide.domain.id);
    await domains.remove(actor, domain.id);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  it('is cancelled where the university gets another name, and whoever gave it cannot release the contacts', async () => {
    const { service, domains, universities, university, domain, own, covered, actor, states } = await rig();
    const target = { id: university, version: undefined, versionNeeded: false };
    await universities.change(actor, target, { name: 'ONE', region: 'Selangor' });
    expect(await states()).toEqual(['sent', 'sent']);
    await universities.change(actor, target, { name: 'Two' });
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    const waiting = { enteredBy: actor.userId, releasedBy: null, releasedAt: null };
    for (const { id } of [own, covered]) {
      expect(await service.detail(actor, id)).toMatchObject({ contact: waiting, counts: false, mayRelease: false });
    }
    expect((await domains.detail(actor, domain.id)).domain).toMatchObject(waiting);
    await expect(domains.release(actor, domain.id)).rejects.toMatchObject({ reason: 'forbidden' });
    const second = { ...actor, userId: actor.userId + 1 };
    await domains.release(second, domain.id);
    expect(await service.detail(actor, covered.id)).toMatchObject({ counts: true });
    expect(await service.detail(actor, own.id)).toMatchObject({ counts: false });
  });

  it('is no way to have another release what one has entered: what waits is released or removed before', async () => {
    const { service, domains, universities, university, own, actor } = await rig();
    const target = { id: university, version: undefined, versionNeeded: false };
    await service.change(actor, { id: own.id, version: undefined, versionNeeded: false }, { email: 'mine@my.example' });
    const second = { ...actor, userId: actor.userId + 1 };
    const refused = { reason: 'contact_not_released', said: { code: 'entries_wait' } };
    await expect(universities.change(second, target, { name: 'Two' })).rejects.toMatchObject(refused);
    await universities.change(second, target, { region: 'Selangor' });
    await service.release(second, own.id);
    const waiting = await domains.add(actor, { universityId: university, domain: 'my.example' });
    await expect(universities.change(second, target, { country: 'Singapore' })).rejects.toMatchObject(refused);
    await domains.remove(actor, waiting.domain.id);
    await universities.change(second, target, { name: 'Two' });
    expect(await service.detail(second, own.id)).toMatchObject({ counts: false, mayRelease: false });
    await expect(universities.change(actor, target, { name: 'One' })).rejects.toMatchObject(refused);
  });

  it('waits with it where the university goes to another country', async () => {
    const { domains, universities, university, domain, actor, states } = await rig();
    await universities.change(
      actor,
      { id: university, version: undefined, versionNeeded: false },
      { country: 'Singapore' },
    );
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    expect((await domains.detail(actor, domain.id)).domain.releasedBy).toBeNull();
  });

  it('is cancelled with it', async () => {
    const { service, own, actor, states } = await rig();
    await service.remove(actor, own.id);
    expect(await states()).toEqual(['cancelled', 'sent']);
  });
});
