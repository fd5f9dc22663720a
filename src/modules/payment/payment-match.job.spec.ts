import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { addFiles, after, NOON } from '../../../test/contract/stores.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { TextReadingsService } from '../readings/text-readings.service.js';
import type { VerdictsService } from '../verdicts/verdicts.service.js';
import { PaymentMatchJob } from './payment-match.job.js';

it('keeps what the look that began last has seen, whichever ends last', async () => {
  const stores = await freshStores();
  const { unitOfWork, certificates, files, payments, clock } = stores;
  let accepted = false;
  const verdicts = {
    standingChecks: async () => (accepted ? [{ group: 'payment', verdict: 'accepted' }] : []),
  } as unknown as VerdictsService;
  const readings = { ofFiles: async () => [] } as unknown as TextReadingsService;
  const job = new PaymentMatchJob(certificates, verdicts, files, readings, clock);
  const paymentPhotos = await addFiles(stores, 1, { kind: 'payment' });
  const { id } = await insertCertificate(stores, { status: 'Verifying', appliedAt: NOON }, { paymentPhotos });
  const look = async (at: number) => {
    clock.time = after(at);
    const effect = await job.handle({
      id: 1,
      name: 'payment.match',
      payload: { certificateId: id },
      attempt: 1,
      mailId: 'mail-1',
    });
    if (!effect) throw new Error('nothing was looked at');
    return () => unitOfWork.run(effect);
  };
  const kept = async () => (await payments.of([id])).map(({ state, updatedAt }) => ({ state, updatedAt }));

  const early = await look(1);
  accepted = true;
  const late = await look(2);
  await late();
  await early();
  expect(await kept()).toEqual([{ state: 'matched', updatedAt: after(2) }]);

  accepted = false;
  await (await look(3))();
  expect(await kept()).toEqual([{ state: 'seen', updatedAt: after(3) }]);
});
