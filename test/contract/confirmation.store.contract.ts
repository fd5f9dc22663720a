import type { NewAnswer, NewConfirmation } from '../../src/domain/confirmation/confirmation.js';
import { standingAnswers } from '../../src/domain/confirmation/standing.js';
import type { ConfirmationFilter, ConfirmationSort } from '../../src/modules/confirmations/confirmation.repository.js';
import { aConfirmation, anAnswerTo } from '../factories/confirmation.factory.js';
import { insertCertificate } from './certificate.store.contract.js';
import { addFiles, after, type MakeStores, NOON, withStores } from './stores.js';

const DAY = 86_400_000;

export function confirmationStoreContract(make: MakeStores): void {
  withStores('a store of confirmations', make, (the) => {
    const record = async (university = 'Universiti Malaya') =>
      (await insertCertificate(the(), { status: 'Verifying' }, { university })).id;
    const add = (certificateId: number, changes: Partial<NewConfirmation> = {}, sentAt = NOON) =>
      the().unitOfWork.run((tx) => tx.confirmations.insert(aConfirmation(certificateId, sentAt, changes)));
    const answer = (one: { id: number; certificateId: number }, changes: Partial<NewAnswer> = {}) =>
      the().unitOfWork.run((tx) => tx.confirmations.addAnswer(anAnswerTo(one, after(5), changes)));
    const find = async (filter: ConfirmationFilter, field: ConfirmationSort = 'id', now = NOON) => {
      const request = { filter, sort: { field, descending: false }, page: { offset: 0, limit: 20 } };
      const { items, total } = await the().confirmations.list(request, now);
      expect(total).toBe(items.length);
      return items.map(({ id }) => id);
    };

    it('gives back what was asked, and finds it by its token', async () => {
      const certificateId = await record();
      const fileIds = await addFiles(the(), 2);
      const one = await add(certificateId, {
        fileIds,
        tokenHash: 'one of a kind',
        claimed: { name: '𠮷'.repeat(120) },
        ...{
          keyValues: { certNo: null, level: 'Degree' },
          keyValuesAt: after(2),
          attachedId: fileIds[0] ?? null,
          openedAt: after(1),
        },
      });
      expect(one).toMatchObject({ version: 1, fileIds, claimed: { name: '𠮷'.repeat(120) } });
      expect(await the().confirmations.findById(one.id)).toEqual(one);
      expect(await the().confirmations.findByToken(['another', 'one of a kind'])).toEqual(one);
      expect(await the().confirmations.findByToken(['another'])).toBeNull();
      expect(await the().confirmations.findById(999_999)).toBeNull();
      expect(await the().confirmations.allOn(certificateId)).toEqual([one]);
      await the().unitOfWork.run(async (tx) => {
        await tx.certificates.lock(certificateId);
        expect(await tx.confirmations.lock(one.id)).toEqual(one);
        expect(await tx.confirmations.lock(999_999)).toBeNull();
        expect(await tx.confirmations.lockOn(certificateId)).toEqual([one]);
      });
    });

    it('changes what was seen, and nothing that has changed since', async () => {
      const one = await add(await record());
      const ended = { ...one, state: 'cancelled', cancelCause: 'change', proposed: true, endedAt: after(9) } as const;
      const changed = await the().unitOfWork.run((tx) => tx.confirmations.update(ended));
      expect(await the().confirmations.findById(one.id)).toEqual({ ...ended, version: 2 });
      const stale = the().unitOfWork.run((tx) => tx.confirmations.update(ended));
      await expect(stale).rejects.toMatchObject({ reason: 'stale_version' });
      expect(changed.version).toBe(2);
    });

    it('lists by what became of it, by whose it is and by words', async () => {
      const [one, other] = [await record('Universiti Malaya'), await record('Universiti Putra')];
      const open = await add(one, { dueDays: 3, contactId: 71 });
      const late = await add(one, { party: 'ministry', dueDays: 3, office: 'Ministry desk' }, after(-4 * DAY));
      const ended = await add(other, { state: 'answered', proposed: true, email: 'aa@first.example' }, after(-1));
      const ids = [open.id, late.id, ended.id];
      expect(await find({ ids })).toEqual(ids);
      expect(await find({ ids }, 'sentAt')).toEqual([late.id, ended.id, open.id]);
      expect(await find({ ids }, 'state')).toEqual([ended.id, late.id, open.id]);
      expect(await find({ ids }, 'party')).toEqual([late.id, ended.id, open.id]);
      expect(await find({ ids }, 'certificateId')).toEqual([open.id, late.id, ended.id]);
      expect(await find({ ids }, 'email')).toEqual([ended.id, open.id, late.id]);
      expect(await find({ certificateId: one })).toEqual([open.id, late.id]);
      expect(await find({ contactId: 71 })).toEqual([open.id]);
      expect(await find({ ids, state: 'answered' })).toEqual([ended.id]);
      expect(await find({ ids, party: 'ministry' })).toEqual([late.id]);
      expect(await find({ ids, open: true })).toEqual([open.id, late.id]);
      expect(await find({ ids, open: false })).toEqual([ended.id]);
      expect(await find({ ids, overdue: true })).toEqual([late.id]);
      expect(await find({ ids, overdue: true }, 'id', after(3 * DAY))).toEqual([open.id, late.id]);
      expect(await find({ ids, overdue: false })).toEqual([open.id, ended.id]);
      expect(await find({ ids, proposed: true })).toEqual([ended.id]);
      expect(await find({ ids, sentSince: NOON })).toEqual([open.id]);
      expect(await find({ ids, universityName: 'universiti PUTRA' })).toEqual([ended.id]);
      expect(await find({ ids, universityName: 'Universiti' })).toEqual([]);
      expect(await find({ ids, confirmed: true })).toEqual([]);
      const claimed = { certNo: 'UM-1', awardingTime: '2023-10-15', level: 'Master' };
      const equal = ([field, value]: [string, string]) => [field, { answer: 'confirmed', value, likeness: 'equal' }];
      await answer(ended, { claimed, fields: Object.fromEntries(Object.entries(claimed).map(equal)) });
      expect(await find({ ids, confirmed: true })).toEqual([ended.id]);
      expect(await find({ ids, confirmed: false })).toEqual([open.id, late.id]);
      expect(await find({ ids, q: 'minis' })).toEqual([late.id]);
      expect(await find({ ids, q: 'wang xiao' })).toEqual(ids);
    });

    it('lists what says otherwise of a present value, until that is settled, superseded or set aside', async () => {
      const { id, form } = await insertCertificate(
        the(),
        { status: 'Verified' },
        { level: 'Master', certNo: 'UM "7" é' },
      );
      const differs = (claimed: NewAnswer['claimed'], value = 'x'): Partial<NewAnswer> => ({
        claimed,
        fields: Object.fromEntries(
          Object.keys(claimed).map((field) => [field, { answer: 'differs', value, likeness: 'differs' } as const]),
        ),
      });
      const { certNo, awardingTime } = form;
      const everyOther = { certNo: certNo ?? '', awardingTime: awardingTime ?? '' };
      const ids: number[] = [];
      const answered = async (changes: Partial<NewAnswer>, party: NewConfirmation['party'] = 'university') => {
        const one = await add(id, { state: 'answered', party });
        ids.push(one.id);
        return { one, given: await answer(one, { party, ...changes }) };
      };
      const open = await answered(differs(everyOther, '"likeness":"differs"'));
      const old = await answered(differs({ level: 'Degree' }));
      const early = await answered(differs({ level: 'Master' }));
      const equal = { level: { answer: 'confirmed', value: 'Master', likeness: 'equal' } } as const;
      const nothing = { level: { answer: 'not_held', value: null, likeness: null } } as const;
      const later = await answered({ claimed: { level: 'Master' }, fields: equal });
      const ministry = await answered(differs({ level: 'Master' }), 'ministry');
      const silent = await answered({ claimed: { level: 'Master' }, fields: nothing }, 'ministry');
      const found = () => find({ ids, differing: true });
      expect(await found()).toEqual([open.one.id, ministry.one.id]);
      expect(await find({ ids, differing: false })).toEqual([old, early, later, silent].map(({ one }) => one.id));
      const settle = (field: 'certNo' | 'awardingTime') =>
        the().unitOfWork.run((tx) => {
          const by = { officerId: 51, note: 'A slip.', at: after(7), certificateId: id };
          return tx.confirmations.addSettlement({ answerId: open.given.id, field, ...by });
        });
      await settle('certNo');
      expect(await found()).toContain(open.one.id);
      await settle('awardingTime');
      await the().unitOfWork.run((tx) => tx.confirmations.dispute(ministry.given.id, after(8)));
      expect(await found()).toEqual([]);
      await the().unitOfWork.run((tx) => tx.confirmations.dispute(later.given.id, after(8)));
      await answered({ claimed: { level: 'Master' }, fields: nothing });
      expect(await found()).toEqual([early.one.id]);
      const ofRule = standingAnswers(await the().confirmations.on(id)).filter(
        ({ field, claimed, answered: { likeness }, isSettled }) =>
          likeness === 'differs' && !isSettled && claimed === { ...form }[field],
      );
      expect(ofRule.map((one) => one.answer.confirmationId)).toEqual([early.one.id]);
    });

    it('knows what waits: of an address, of a contact, and before a moment', async () => {
      const certificateId = await record();
      const email = 'waits@um.example';
      const early = await add(certificateId, { email, contactId: 81 }, after(-2 * DAY));
      const late = await add(certificateId, { email, contactId: 81, state: 'opened' });
      const ended = await add(certificateId, { email, contactId: 81, state: 'declined' }, after(-2 * DAY));
      expect((await the().confirmations.openAt(email)).map(({ id }) => id)).toEqual([early.id, late.id]);
      const locked = await the().unitOfWork.run((tx) => tx.confirmations.lockOpenOf(81));
      expect(locked.map(({ id }) => id)).toEqual([early.id, late.id]);
      const waiting = (after: number, limit = 100) => the().confirmations.waiting(NOON, after, limit);
      expect(await waiting(early.id - 1)).toContain(early.id);
      expect(await waiting(early.id - 1)).not.toContain(ended.id);
      expect(await waiting(early.id)).not.toContain(early.id);
      expect(await waiting(early.id - 1, 1)).toEqual([early.id]);
    });

    it('narrows the certificates to those that are asked about', async () => {
      const [asked, ministry, overdue, answered] = [await record(), await record(), await record(), await record()];
      await add(asked);
      await add(ministry, { party: 'ministry' });
      await add(overdue, { state: 'opened', dueDays: 1 }, after(-2 * DAY));
      await add(answered, { state: 'answered' });
      const ids = [asked, ministry, overdue, answered];
      const found = async (filter: object) => {
        const page = { offset: 0, limit: 10 };
        const sort = { field: 'id', descending: false } as const;
        const { items, total } = await the().certificates.search({ filter: { ids, ...filter }, sort, page }, null);
        expect([total, await the().certificates.count({ ids, ...filter })]).toEqual([items.length, items.length]);
        return items.map(({ id }) => id);
      };
      expect(await found({ asked: { party: 'university' } })).toEqual([asked, overdue]);
      expect(await found({ asked: { party: 'ministry' } })).toEqual([ministry]);
      expect(await found({ asked: { lateAt: NOON } })).toEqual([overdue]);
      expect(await found({ asked: { lateAt: NOON }, name: 'nobody' })).toEqual([]);
      expect(await found({ asked: { party: 'university' }, status: 'Verified' })).toEqual([]);
    });

    it('adds answers and settlements, and marks what is disputed', async () => {
      const [fileId = ''] = await addFiles(the(), 1);
      const one = await add(await record());
      const first = await answer(one, {
        ...{ way: 'letter', recordedBy: 50, note: '𠮷'.repeat(2000), fileId },
        fields: { level: { answer: 'differs', value: 'Degree', likeness: 'differs' } },
      });
      const second = await answer(one);
      expect(first).toMatchObject({ way: 'letter', note: '𠮷'.repeat(2000), fileId, disputedAt: null });
      expect(await the().confirmations.answer(first.id)).toEqual(first);
      expect(await the().confirmations.answer(999_999)).toBeNull();
      expect(await the().confirmations.answersTo([one.id])).toEqual([first, second]);
      expect(await the().confirmations.answersTo([])).toEqual([]);
      const settlement = { answerId: first.id, field: 'level', officerId: 51, note: 'A slip.', at: after(7) } as const;
      const { certificateId } = one;
      const settle = () =>
        the().unitOfWork.run((tx) => tx.confirmations.addSettlement({ ...settlement, certificateId }));
      await settle();
      await expect(settle()).rejects.toMatchObject({ reason: 'already_exists' });
      expect(await the().confirmations.settlementsOf([first.id, second.id])).toEqual([settlement]);
      await the().unitOfWork.run(async (tx) => {
        await tx.confirmations.dispute(second.id, after(8));
        expect(await tx.confirmations.on(certificateId)).toEqual({
          answers: [first, { ...second, disputedAt: after(8) }],
          settlements: [settlement],
        });
      });
      expect((await the().confirmations.on(certificateId)).answers).toHaveLength(2);
    });

    it('tells the steps of each record, also where several ask at once, and whether there are any', async () => {
      const [one, other, none] = [await record(), await record(), await record()];
      const first = await add(one);
      await add(one, { party: 'ministry', state: 'undeliverable' });
      await answer(first, { at: after(3) });
      await answer(first, { at: after(4), outcome: 'declined' });
      const second = await add(other, { party: 'ministry' }, after(1));
      const disputed = await answer(second, { at: after(5) });
      await the().unitOfWork.run((tx) => tx.confirmations.dispute(disputed.id, after(6)));
      await add(other, { state: 'expired', endedAt: after(7) }, after(2));
      const steps = await Promise.all([one, other, none].map((id) => the().confirmations.stepsOn(id)));
      expect(steps).toEqual([
        [
          {
            party: 'university',
            askedAt: NOON,
            answeredAt: after(4),
            outcome: 'declined',
            expiredAt: null,
            open: true,
          },
        ],
        [
          { party: 'ministry', askedAt: after(1), answeredAt: null, outcome: null, expiredAt: null, open: true },
          { party: 'university', askedAt: after(2), answeredAt: null, outcome: null, expiredAt: after(7), open: false },
        ],
        [],
      ]);
      const { items } = await the().certificates.list({}, { offset: 0, limit: 3 });
      expect(items.map(({ id, isAskedAbout }) => [id, isAskedAbout])).toEqual([
        [none, false],
        [other, true],
        [one, true],
      ]);
      const listed = await Promise.all([one, none].map((id) => the().certificates.findListed(id, null)));
      expect(listed.map((each) => each?.isAskedAbout)).toEqual([true, false]);
    });

    it('forgets all on a record, and with the record', async () => {
      const [one, other] = [await record(), await record()];
      const asked = await add(one);
      await answer(asked);
      await the().unitOfWork.run((tx) => tx.confirmations.forget(one));
      expect(await the().confirmations.allOn(one)).toEqual([]);
      expect(await the().confirmations.answersTo([asked.id])).toEqual([]);
      await add(other);
      await the().unitOfWork.run((tx) => tx.certificates.remove({ id: other, version: 1, status: 'Verifying' }));
      expect(await the().confirmations.allOn(other)).toEqual([]);
    });
  });
}
