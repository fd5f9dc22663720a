import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { aStudent } from '../../../test/factories/actor.factory.js';
import { enquiryService } from '../../../test/support/enquiry-service.js';
import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import { ConsentsService } from '../privacy/consents.service.js';
import { followCorrection } from './confirmation-gates.steps.js';
import { ConfirmationsTask } from './confirmations.task.js';

const DAY = 86_400_000;

it('asks once, by a mail, and never twice at once', async () => {
  const { stores, ask } = await enquiryService();
  const { confirmation } = await ask();
  expect(confirmation).toMatchObject({ state: 'sent', party: 'ministry', reminders: 0, proposed: false });
  await expect(ask()).rejects.toMatchObject({ reason: 'already_exists' });
  expect((await stores.orders()).map(({ name }) => name)).toEqual(['mail.confirmation']);
  expect((await stores.events()).map(({ action }) => action)).toContain('confirmation.asked');
});

it('asks nothing without consent', async () => {
  const { ask } = await enquiryService(['privacy']);
  await expect(ask()).rejects.toMatchObject({ reason: 'consent_missing' });
});

describe('once the consent is withdrawn', () => {
  it('what is open ends, and nothing is asked, sent again or written down', async () => {
    const { stores, service, officer, certificate, ask } = await enquiryService();
    const { confirmation } = await ask();
    const student = aStudent(certificate.ownerId ?? 0);
    const consents = new ConsentsService(stores.unitOfWork, stores.consents, stores.clock);
    const [withdrawn] = await consents.withdraw(student, 'enquiries');
    expect(withdrawn?.withdrawnAt).toEqual(stores.clock.now());
    const after = await stores.confirmations.findById(confirmation.id);
    expect(after).toMatchObject({ state: 'cancelled', cancelCause: 'consent', endedAt: stores.clock.now() });
    const actions = (await stores.events()).map(({ action, actorId }) => [action, actorId]);
    expect(actions.slice(-2)).toEqual([
      ['consent.withdrawn', student.userId],
      ['confirmation.cancelled', student.userId],
    ]);
    await expect(ask()).rejects.toMatchObject({ reason: 'consent_missing' });

    // As it would be had it ended before.
    await stores.unitOfWork.run((tx) => tx.confirmations.update({ ...(after ?? confirmation), state: 'expired' }));
    const { id } = confirmation;
    await expect(service.sendAgain(officer, id)).rejects.toMatchObject({ reason: 'consent_missing' });
    const told = { name: 'Lim', office: null, reference: null, note: null, fileId: null, at: null };
    const answer = { way: 'telephone', fields: { major: { answer: 'confirmed', value: null } }, ...told } as const;
    await expect(service.record(officer, id, answer)).rejects.toMatchObject({ reason: 'consent_missing' });
  });

  it('the requests about others stay open, and withdrawing again changes nothing', async () => {
    const { stores, certificate, contact, service, officer, ask } = await enquiryService();
    const { confirmation } = await ask();
    const consents = new ConsentsService(stores.unitOfWork, stores.consents, stores.clock);
    const other = await insertCertificate(stores, { status: 'Verifying', ownerId: (certificate.ownerId ?? 0) + 7 });
    const stranger = aStudent(other.ownerId ?? 0);
    await consents.give(stranger, { notice: 'enquiries', version: '2026-11-29', language: 'ms' });
    const order = { certificateId: other.id, contactId: contact.id, fields: null, fileIds: [], dueDays: 14 };
    const theirs = await service.ask(officer, { ...order, language: null });
    await consents.withdraw(stranger, 'enquiries');
    expect((await stores.confirmations.findById(theirs.confirmation.id))?.state).toBe('cancelled');
    expect((await stores.confirmations.findById(confirmation.id))?.state).toBe('sent');
    const events = (await stores.events()).length;
    await consents.withdraw(stranger, 'enquiries');
    expect((await stores.events()).length).toBe(events);
  });
});

describe('about a record', () => {
  const asked = async (status: CertificateStatus) => {
    const { stores, service, officer, certificate, ask } = await enquiryService();
    const { confirmation } = await ask();
    await stores.unitOfWork.run(async (tx) => {
      await tx.certificates.update(certificate, { ...certificate, status });
      await tx.confirmations.update({ ...confirmation, state: 'expired' });
    });
    return { ask, again: () => service.sendAgain(officer, confirmation.id) };
  };

  it.each(['Unverified', 'Rejected'] as const)('that is %s nobody is asked, nor asked again', async (status) => {
    const { ask, again } = await asked(status);
    await expect(ask()).rejects.toMatchObject({ reason: 'illegal_transition' });
    await expect(again()).rejects.toMatchObject({ reason: 'illegal_transition' });
  });

  it.each(['Verifying', 'Verified'] as const)('that is %s somebody is asked', async (status) => {
    const first = await asked(status);
    expect((await first.ask()).confirmation.state).toBe('sent');
    const second = await asked(status);
    expect((await second.again()).confirmation.state).toBe('sent');
  });
});

it('sends again by another link', async () => {
  const { service, officer, ask } = await enquiryService();
  const { confirmation } = await ask();
  const again = await service.sendAgain(officer, confirmation.id);
  expect(again.confirmation.tokenHash).not.toBe(confirmation.tokenHash);
});

it('is neither sent again nor answered otherwise once the record is another, or another request asks', async () => {
  const { stores, service, officer, certificate, ask } = await enquiryService();
  const { confirmation } = await ask();
  const { id } = confirmation;
  await stores.unitOfWork.run((tx) => tx.confirmations.update({ ...confirmation, state: 'expired' }));
  const record = () =>
    service.record(officer, id, {
      ...{ way: 'telephone', fields: { major: { answer: 'confirmed', value: null } }, name: 'Lim', office: null },
      ...{ reference: null, note: null, fileId: null, at: null },
    });
  const second = await ask();
  await expect(service.sendAgain(officer, id)).rejects.toMatchObject({ reason: 'already_exists' });
  await expect(record()).rejects.toMatchObject({ reason: 'already_exists' });
  await service.cancel(officer, second.confirmation.id);
  const form = { ...certificate.form, major: 'Physics' };
  const changed = await stores.unitOfWork.run((tx) => tx.certificates.update(certificate, { ...certificate, form }));
  await expect(service.sendAgain(officer, id)).rejects.toMatchObject({ reason: 'illegal_transition' });
  await expect(record()).rejects.toMatchObject({ reason: 'illegal_transition' });
  await stores.unitOfWork.run((tx) => tx.certificates.update(changed, { ...changed, form: certificate.form }));
  expect((await record()).answers).toHaveLength(1);
});

it('differs while an answer says otherwise of a present value, and nobody has settled it', async () => {
  const { stores, service, lists, officer, certificate, ask } = await enquiryService();
  const { id } = (await ask()).confirmation;
  const told = async (value: string) => {
    const fields = { major: { answer: 'differs', value } } as const;
    const who = { name: 'Lim', office: null, reference: null, note: null, fileId: null, at: null };
    return (await service.record(officer, id, { way: 'telephone', fields, ...who })).isDiffering;
  };
  expect((await lists.detail(id)).isDiffering).toBe(false);
  expect(await told('Archaeology')).toBe(true);
  const whole = { filter: {}, sort: { field: 'id', descending: false }, page: { offset: 0, limit: 10 } } as const;
  expect((await lists.list(whole)).items.map(({ isDiffering }) => isDiffering)).toEqual([true]);
  const form = { ...certificate.form, major: 'Archaeology' };
  const changed = await stores.unitOfWork.run((tx) => tx.certificates.update(certificate, { ...certificate, form }));
  expect((await lists.detail(id)).isDiffering).toBe(false);
  await stores.unitOfWork.run((tx) => tx.certificates.update(changed, { ...changed, form: certificate.form }));
  expect((await lists.detail(id)).isDiffering).toBe(true);
  expect((await service.settle(officer, id, { field: 'major', note: 'A slip.', answerId: null })).isDiffering).toBe(
    false,
  );
});

it('is overdue once nobody has answered for as many days as it was given', async () => {
  const { stores, lists, ask } = await enquiryService();
  const { confirmation, overdue } = await ask();
  const sentAt = new Date(stores.clock.now().getTime() - 14 * DAY);
  await stores.unitOfWork.run((tx) => tx.confirmations.update({ ...confirmation, sentAt }));
  expect([overdue, (await lists.detail(confirmation.id)).overdue]).toEqual([false, true]);
});

it('is ended by a correction of what it asks about alone', async () => {
  const { stores, lists, officer, certificate, ask } = await enquiryService();
  const { confirmation } = await ask();
  const correct = (changes: object) => {
    const after = { ...certificate, form: { ...certificate.form, ...changes } };
    const change = { before: certificate, after, now: stores.clock.now() };
    return stores.unitOfWork.run((tx) => followCorrection(tx, officer, change));
  };
  await correct({ passport: 'E7654321' });
  expect((await lists.detail(confirmation.id)).confirmation.state).toBe('sent');
  await correct({ awardingTime: '2023-07-16' });
  expect((await lists.detail(confirmation.id)).confirmation).toMatchObject({
    state: 'cancelled',
    cancelCause: 'change',
  });
});

it('is reminded after 3, 7 and 14 days, and ends after 30', async () => {
  const { stores, lists, ask } = await enquiryService();
  const { confirmation } = await ask();
  const task = new ConfirmationsTask(stores.unitOfWork, stores.confirmations, stores.clock);
  const start = stores.clock.now().getTime();
  const seen = [];
  for (const days of [2, 3, 3, 7, 14, 29, 30, 31]) {
    stores.clock.time = new Date(start + days * DAY);
    await task.run(new AbortController().signal);
    const { state, reminders } = (await lists.detail(confirmation.id)).confirmation;
    seen.push([days, state, reminders]);
  }
  expect(seen).toEqual([
    [2, 'sent', 0],
    [3, 'sent', 1],
    [3, 'sent', 1],
    [7, 'sent', 2],
    [14, 'sent', 3],
    [29, 'sent', 3],
    [30, 'expired', 3],
    [31, 'expired', 3],
  ]);
  expect((await stores.orders()).map(({ name }) => name)).toEqual([
    ...Array.from({ length: 4 }, () => 'mail.confirmation'),
    'mail.confirmation-ended',
  ]);
});
