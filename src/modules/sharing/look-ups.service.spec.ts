import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { aReviewer, aStudent } from '../../../test/factories/actor.factory.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { LookUpsService } from './look-ups.service.js';

async function rig() {
  const { unitOfWork, certificates, lookUps, events } = await freshStores();
  const { id, ownerId } = await insertCertificate({ unitOfWork });
  const service = new LookUpsService(certificates, lookUps, unitOfWork);
  return { lookUps, events, id, service, holder: aStudent(ownerId ?? 0) };
}

it('keeps both of two choices that a holder makes at once', async () => {
  const { lookUps, id, service, holder } = await rig();
  await Promise.all([
    service.choose(holder, id, { publicLookUp: false }),
    service.choose(holder, id, { tellHolder: false }),
  ]);
  expect(await lookUps.choices(id)).toEqual({ publicLookUp: false, tellHolder: false });
});

it('writes down a change, and not what was so already', async () => {
  const { events, id, service, holder } = await rig();
  for (const publicLookUp of [true, false, false]) await service.choose(holder, id, { publicLookUp });
  expect(await events()).toEqual([
    expect.objectContaining({
      action: 'look-up.choices-changed',
      before: { publicLookUp: true, tellHolder: true },
      after: { publicLookUp: false, tellHolder: true, changed: ['publicLookUp'] },
    }),
  ]);
});

it('tells strangers and staff nothing', async () => {
  const { id, service } = await rig();
  await expect(service.choose(aStudent(999_999), id, {})).rejects.toMatchObject({ reason: 'not_found' });
  await expect(service.choose(aReviewer(), id, {})).rejects.toMatchObject({ reason: 'forbidden' });
});
