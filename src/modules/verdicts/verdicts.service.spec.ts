import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { addFiles } from '../../../test/contract/stores.js';
import { aReviewer } from '../../../test/factories/actor.factory.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { stateVerdicts, type VerdictOrder, VerdictsService } from './verdicts.service.js';

const ORDER: VerdictOrder = {
  group: 'photo',
  verdict: 'accepted',
  answers: {},
  asOne: true,
  reasonIds: [],
  comment: null,
  internalNote: null,
};

async function desk() {
  const stores = await freshStores();
  const { unitOfWork, certificates, verdicts, files, users, clock } = stores;
  const service = new VerdictsService(unitOfWork, certificates, verdicts, files, users, clock);
  const [avatar = '', other = ''] = await addFiles(stores, 2, { kind: 'photo' });
  const record = await insertCertificate(stores, { status: 'Verifying' }, { avatar, name: 'Wang' });
  const target = { id: record.id, version: record.version, versionNeeded: true };
  return { stores, service, record, target, other };
}

describe('verdicts', () => {
  it('are recorded with an event, and stand until what was seen is another', async () => {
    const { stores, service, record, target, other } = await desk();
    await service.record(aReviewer(), target, ORDER);
    expect(await service.list(record.id)).toMatchObject([{ state: 'standing', officerName: null }]);
    const events = await stores.events();
    expect(events.map(({ action }) => action)).toEqual(['certificate.checked']);
    const changed = { ...record, form: { ...record.form, avatar: other } };
    // The bytes are the same: only what is seen counts.
    await stores.unitOfWork.run((tx) => tx.certificates.update(record, changed));
    expect(await service.list(record.id)).toMatchObject([{ state: 'standing' }]);
    const evidence = await service.evidenceFor(aReviewer(), { ...changed, form: { ...changed.form, avatar: null } });
    expect(evidence.checks).toEqual([]);
  });

  it('leave nothing where they are refused', async () => {
    const { stores, service, target } = await desk();
    const wrong = service.record(aReviewer(), target, { ...ORDER, verdict: 'refused', reasonIds: [4711] });
    await expect(wrong).rejects.toMatchObject({ reason: 'invalid_input' });
    const stale = service.record(aReviewer(), { ...target, version: 7 }, ORDER);
    await expect(stale).rejects.toMatchObject({ reason: 'stale_version' });
    expect([await stores.count('verdicts'), await stores.events()]).toEqual([0, []]);
  });

  it('are stated of all groups, or of those that nobody has accepted', async () => {
    const { stores, service, record, target } = await desk();
    await service.record(aReviewer(), target, ORDER);
    const by = { officerId: 1, at: stores.clock.now() };
    const open = await stores.unitOfWork.run((tx) => stateVerdicts(tx, record, 'open', by));
    expect(open.checks.map(({ method }) => method)).toEqual(['as_one', ...Array(5).fill('stated')]);
    const all = await stores.unitOfWork.run((tx) => stateVerdicts(tx, record, 'all', by));
    expect(all.checks.map(({ method }) => method)).toEqual(Array(6).fill('stated'));
    const none = await stores.unitOfWork.run((tx) => stateVerdicts(tx, record, 'open', by));
    expect([none.checks.length, await stores.count('verdicts')]).toEqual([6, 12]);
  });
});
