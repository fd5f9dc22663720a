import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { after, NOON } from '../../../test/contract/stores.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import type { NameReader } from '../../platform/names/name-reader.port.js';
import type { BounceReader } from '../bounces/bounce.repository.js';
import type { PassportReadingsService } from '../readings/passport-readings.service.js';
import type { TextReadingsService } from '../readings/text-readings.service.js';
import { CertificateSignalsJob } from './certificate-signals.job.js';

/** An application whose mails come back or not, and looks at it that end when they are told to. */
async function looked(form: object = {}) {
  const stores = await freshStores();
  const { unitOfWork, certificates, signals, payments, universities, clock } = stores;
  const bounces = { since: null as Date | null };
  const nothing = { ofCertificate: async () => [] };
  const job = new CertificateSignalsJob(
    certificates,
    signals,
    nothing as unknown as PassportReadingsService,
    nothing as unknown as TextReadingsService,
    { read: () => [] } as NameReader,
    payments,
    universities,
    { findByUser: async () => bounces.since && { since: bounces.since } } as unknown as BounceReader,
    clock,
  );
  const certificate = await insertCertificate(stores, { status: 'Verifying', appliedAt: NOON }, form);
  const look = async (at: number) => {
    clock.time = after(at);
    const payload = { certificateId: certificate.id };
    const effect = await job.handle({ id: 1, name: 'certificate.signals', payload, attempt: 1, mailId: 'mail-1' });
    if (!effect) throw new Error('nothing was looked at');
    return () => unitOfWork.run(effect);
  };
  const open = async () =>
    (await signals.on(certificate.id)).filter(({ state }) => state === 'open').map(({ kind }) => kind);
  return { ...stores, certificate, bounces, look, open };
}

it('keeps what the look that began last has seen, whichever ends last', async () => {
  const { bounces, look, open } = await looked();
  const early = await look(1);
  bounces.since = NOON;
  const late = await look(2);
  await late();
  await early();
  expect(await open()).toEqual(['mail_returned']);

  const stale = await look(3);
  bounces.since = null;
  // It finds what was there when it began, and changes nothing.
  await (await look(4))();
  expect(await open()).toEqual([]);
  await stale();
  expect(await open()).toEqual([]);

  bounces.since = NOON;
  await (await look(5))();
  expect(await open()).toEqual(['mail_returned']);
});

it('keeps nothing of a record that was removed meanwhile', async () => {
  const { bounces, certificate, look, unitOfWork, signals, count } = await looked();
  bounces.since = NOON;
  const late = await look(1);
  await unitOfWork.run((tx) => tx.certificates.remove(certificate));
  await late();
  expect([await signals.on(certificate.id), await count('signal_looks')]).toEqual([[], 0]);
});

it('finds the certificate number of a renamed university, by whichever of its names', async () => {
  const numbers = { certNo: 'UM/2020/7', passport: null, birth: null };
  const { look, unitOfWork, signals, certificate } = await looked({ ...numbers, university: 'Was So' });
  const place = { region: 'Selangor', country: 'Malaysia', nature: 'public university' } as const;
  await unitOfWork.run(async (tx) => {
    const university = await tx.universities.insert({ name: 'Is So', ...place });
    await tx.universities.update({ ...university, formerNames: ['WAS so', 'Was Once'] });
  });
  const others = { status: 'Verifying', appliedAt: NOON, ownerId: 99 } as const;
  const add = async (university: string) =>
    (await insertCertificate({ unitOfWork }, others, { ...numbers, university })).id;
  const [now, once] = [await add('is so'), await add('was once')];
  await add('Never So');
  await (await look(1))();
  expect(await signals.on(certificate.id)).toMatchObject([
    { kind: 'certificate_number_elsewhere', evidence: { certificateIds: [now, once] } },
  ]);
});
