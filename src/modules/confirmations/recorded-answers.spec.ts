import { anAnswerTo } from '../../../test/factories/confirmation.factory.js';
import { enquiryService } from '../../../test/support/enquiry-service.js';
import type { AskedField } from '../../domain/confirmation/asked-fields.js';
import type { AnsweredField } from '../../domain/confirmation/confirmation.js';
import type { RecordedAnswer } from './confirmations.service.js';

const DAY = 86_400_000;
const TOLD = { name: 'Lim', office: null, reference: null, note: null, fileId: null, at: null };
const slip = (note: string, answerId: number | null = null) => ({ field: 'major', note, answerId }) as const;
const DIFFERS = { answer: 'differs', value: 'Astrology', likeness: 'differs' } as const;

/** Asked, and answered by the link two days ago. */
async function answered(fields: Partial<Record<AskedField, AnsweredField>>) {
  const { ask, ...rest } = await enquiryService();
  const { stores, service, officer } = rest;
  const { confirmation } = await ask();
  const at = new Date(stores.clock.now().getTime() - 2 * DAY);
  const { claimed, party } = confirmation;
  const add = (changes: object = {}) =>
    stores.unitOfWork.run((tx) =>
      tx.confirmations.addAnswer(anAnswerTo(confirmation, at, { claimed, party, fields, ...changes })),
    );
  const byLink = await add();
  const record = (given: Pick<RecordedAnswer, 'fields'> & Partial<RecordedAnswer>, by = officer) =>
    service.record(by, confirmation.id, { way: 'letter', ...TOLD, ...given });
  return { ...rest, confirmation, at, byLink, add, record };
}

it.each([
  ['another officer', 'differs', 1, ['mail.confirmation', 'mail.confirmation-differs']],
  ['whoever asked', 'differs', 0, ['mail.confirmation']],
  ['another officer', 'confirmed', 1, ['mail.confirmation']],
] as const)('that %s writes down tells whoever asked only what they do not know: %s', async (_, answer, by, orders) => {
  const { stores, service, officer, ask } = await enquiryService();
  const { id } = (await ask()).confirmation;
  await service.record({ ...officer, userId: officer.userId + by }, id, {
    ...{ way: 'telephone', fields: { major: { answer, value: 'Astrology' } }, name: 'Lim', office: null },
    ...{ reference: null, note: null, fileId: null, at: null },
  });
  expect((await stores.orders()).map(({ name }) => name)).toEqual(orders);
});

it('may be settled beside what its officer has written down since, which lifts nothing for them', async () => {
  const { service, officer, confirmation, byLink, record } = await answered({ major: DIFFERS });
  const another = { ...officer, userId: officer.userId + 1 };
  const { id } = confirmation;
  expect((await record({ fields: { major: { answer: 'confirmed', value: null } } })).isDiffering).toBe(false);
  await expect(service.settle(another, id, slip('A slip.'))).rejects.toMatchObject({ reason: 'invalid_input' });
  const { settlements } = await service.settle(officer, id, slip('A slip.'));
  expect(settlements.map(({ answerId, officerId }) => [answerId, officerId])).toEqual([[byLink.id, officer.userId]]);
  await expect(service.settle(officer, id, slip('Again.'))).rejects.toMatchObject({ reason: 'invalid_input' });
});

it('is settled by itself where what its officer has written down differs as well', async () => {
  const { service, officer, confirmation, byLink, record } = await answered({ major: DIFFERS });
  await record({ fields: { major: { answer: 'differs', value: 'Archaeology' } } });
  const first = await service.settle(officer, confirmation.id, slip('Renamed since.'));
  expect([first.settlements.map(({ answerId }) => answerId), first.isDiffering]).toEqual([[byLink.id + 1], false]);
  const second = await service.settle(officer, confirmation.id, slip('A slip.', byLink.id));
  expect(second.settlements.map(({ answerId, note }) => [answerId, note]).toSorted()).toEqual([
    [byLink.id, 'A slip.'],
    [byLink.id + 1, 'Renamed since.'],
  ]);
  const other = service.settle(officer, confirmation.id, slip('Of no answer.', byLink.id + 9));
  await expect(other).rejects.toMatchObject({ reason: 'invalid_input' });
});

describe('an answer of an earlier day than one to the same value', () => {
  const fields = { major: { answer: 'confirmed', value: null } } as const;

  it('is refused, as it would take the place of what was said later', async () => {
    const { stores, at, record } = await answered({ major: DIFFERS });
    const refusal = record({ fields, at: new Date(at.getTime() - DAY) });
    await expect(refusal).rejects.toMatchObject({
      reason: 'invalid_input',
      details: { errors: { at: { code: 'answered_since' } } },
    });
    expect((await stores.orders()).map(({ name }) => name)).toEqual(['mail.confirmation']);
  });

  it('is taken of the same day, whatever the hour, and of a later one', async () => {
    const { at, record } = await answered({ major: DIFFERS });
    const morning = new Date(at);
    morning.setUTCHours(at.getUTCHours() - 1);
    expect((await record({ fields, at: morning })).answers).toHaveLength(2);
    expect((await record({ fields, at: new Date(at.getTime() + DAY) })).answers).toHaveLength(3);
  });

  it('is taken where that one was disputed, is of another party, or says nothing of the value', async () => {
    const { stores, at, byLink, add, record } = await answered({ major: DIFFERS });
    const earlier = { fields, at: new Date(at.getTime() - DAY) };
    await stores.unitOfWork.run((tx) => tx.confirmations.dispute(byLink.id, stores.clock.now()));
    await add({ party: 'university' });
    await add({ fields: { level: DIFFERS } });
    await add({ fields: { major: { answer: 'not_held', value: null, likeness: null } } });
    await add({ claimed: { major: 'Alchemy' } });
    expect((await record(earlier)).answers).toHaveLength(6);
  });
});
