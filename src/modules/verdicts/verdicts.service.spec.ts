import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { addFiles } from '../../../test/contract/stores.js';
import { aReviewer } from '../../../test/factories/actor.factory.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { acceptedVerdicts, refuseUntouched, rejectingOn, stateVerdicts } from './verdict-gates.steps.js';
import { type VerdictOrder, VerdictsService } from './verdicts.service.js';

const ORDER: VerdictOrder = {
  group: 'photo',
  verdict: 'accepted',
  answers: {},
  asOne: true,
  reasonIds: [],
  comment: null,
  internalNote: null,
  corrections: null,
};

const BY = { officerId: 1, at: new Date('2024-02-02T08:00:00Z') };

async function desk() {
  const stores = await freshStores();
  const { unitOfWork, certificates, verdicts, confirmations, files, users, clock } = stores;
  const service = new VerdictsService(unitOfWork, certificates, verdicts, confirmations, files, users, clock);
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
    const known = { isChecked: true, isAskedAbout: false };
    const without = { ...changed, ...known, form: { ...changed.form, avatar: null } };
    const evidence = await service.evidenceFor(aReviewer(), without);
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

  it('are refused where somebody has recorded another one on the group that was not seen', async () => {
    const { stores, service, record, target } = await desk();
    const forged = { ...ORDER, verdict: 'refused', asOne: false, comment: 'Forged' } as const;
    const { verdict } = await service.record(aReviewer(), target, { ...forged, seen: null });
    const unseen = service.record(aReviewer(), target, { ...ORDER, seen: null });
    await expect(unseen).rejects.toMatchObject({ reason: 'stale_version', said: { code: 'verdict_unseen' } });
    expect(await stores.count('verdicts')).toBe(1);
    expect(await service.list(record.id)).toMatchObject([{ state: 'standing', verdict: { verdict: 'refused' } }]);
    // One on another group is no reason.
    await service.record(aReviewer(), target, { ...forged, group: 'payment', seen: null });
    await service.record(aReviewer(), target, { ...ORDER, seen: verdict.id });
    expect(await stores.count('verdicts')).toBe(3);
  });

  it('are stated of all groups, also of those that somebody has accepted', async () => {
    const { stores, service, record, target } = await desk();
    await service.record(aReviewer(), target, ORDER);
    const by = { officerId: 1, at: stores.clock.now() };
    const all = await stores.unitOfWork.run((tx) => stateVerdicts(tx, record, by));
    expect(all.checks.map(({ method }) => method)).toEqual(Array(6).fill('stated'));
    expect(await stores.count('verdicts')).toBe(7);
  });

  it('are asked for, and what stands is the evidence', async () => {
    const { stores, service, record, target } = await desk();
    await service.record(aReviewer(), target, ORDER);
    const ask = () => stores.unitOfWork.run((tx) => acceptedVerdicts(tx, record, BY));
    const missing = { passport: expect.anything(), payment: expect.anything() };
    await expect(ask()).rejects.toMatchObject({
      reason: 'verdicts_missing',
      details: { errors: expect.objectContaining(missing) },
    });
    await expect(ask()).rejects.not.toMatchObject({ details: { errors: { photo: expect.anything() } } });
    await stores.unitOfWork.run((tx) => stateVerdicts(tx, record, BY));
    await service.record(aReviewer(), target, ORDER);
    expect((await ask()).checks.map(({ method }) => method)).toEqual(['as_one', ...Array(5).fill('stated')]);
  });

  it('make a rejection, until it is made of something else', async () => {
    const { stores, service, record, target } = await desk();
    await service.record(aReviewer(), target, { ...ORDER, verdict: 'send_again', asOne: false, comment: 'Too dark' });
    const { verdicts, errors, text } = await stores.unitOfWork.run((tx) =>
      rejectingOn(tx, record, ['photo', 'payment']),
    );
    expect([Object.keys(errors), text]).toEqual([['groups'], 'Photo – please send it again:\nToo dark']);
    await stores.unitOfWork.run((tx) => tx.verdicts.markRejecting(record.id, verdicts));
    const rejected = { ...record, status: 'Rejected' as const };
    expect(await service.rejectionsOf(rejected)).toEqual([
      { group: 'photo', verdict: 'send_again', reasons: [], comment: 'Too dark', changed: false },
    ]);
    expect(await service.rejectionsOf(record)).toEqual([]);
    const untouched = stores.unitOfWork.run((tx) => refuseUntouched(tx, record));
    await expect(untouched).rejects.toMatchObject({ reason: 'nothing_changed', details: { errors: { photo: {} } } });
    const other = { ...record, form: { ...record.form, avatar: null } };
    await expect(stores.unitOfWork.run((tx) => refuseUntouched(tx, other))).resolves.toBeUndefined();
  });
});
