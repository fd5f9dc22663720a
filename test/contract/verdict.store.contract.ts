import { EMPTY_FORM } from '../../src/domain/certificate/certificate.fields.js';
import type { NewVerdict, Verdict } from '../../src/domain/verdict/verdict.js';
import { aForm } from '../factories/certificate.factory.js';
import { anAcceptance, aReason } from '../factories/verdict.factory.js';
import { insertCertificate } from './certificate.store.contract.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

const LONG = '𠮷'.repeat(2000);

export function verdictStoreContract(make: MakeStores): void {
  withStores('a store of verdicts', make, (the) => {
    const verdict = (certificateId: number, changes: Partial<NewVerdict> = {}): NewVerdict => {
      const { id: _id, ...rest } = anAcceptance('passport', {}, aForm({ name: '王小明', birth: null }));
      return { ...rest, certificateId, at: NOON, ...changes };
    };
    const add = (...verdicts: NewVerdict[]) => the().unitOfWork.run((tx) => tx.verdicts.add(verdicts));
    const record = async () => (await insertCertificate(the(), { form: EMPTY_FORM })).id;

    it('gives back what was added as it was, the longest texts included, newest first', async () => {
      const id = await record();
      const whole = verdict(id, {
        group: 'ministry',
        verdict: 'send_again',
        method: 'as_one',
        answers: { 'ministry.stamp': 'differs' },
        reasons: [1, 2, 3, 4, 5].map((reason) => ({ ...aReason(reason), textEn: LONG, textCn: LONG, textMs: LONG })),
        comment: LONG,
        internalNote: LONG,
        remark: '𠮷'.repeat(1000),
        at: after(1),
      });
      const [first] = await add(verdict(id));
      const [second] = await add(whole);
      expect(first).toEqual({ ...verdict(id), id: first?.id });
      expect(second).toEqual({ ...whole, id: second?.id });
      expect(second?.id).toBeGreaterThan(first?.id ?? 0);
      expect(await the().verdicts.on(id)).toEqual([second, first]);
      expect(await the().unitOfWork.run((tx) => tx.verdicts.on(id))).toEqual([second, first]);
    });

    it('gives several that are added at once their ids in their order', async () => {
      const id = await record();
      const added = await add(verdict(id), verdict(id, { group: 'photo' }), verdict(id, { group: 'payment' }));
      expect(added.map(({ group }) => group)).toEqual(['passport', 'photo', 'payment']);
      expect(await the().verdicts.on(id)).toEqual(added.toReversed());
    });

    it('keeps those of each record apart, and has none where there are none', async () => {
      const [one, other, none] = [await record(), await record(), await record()];
      await add(verdict(one), verdict(other, { group: 'photo' }));
      const found = await Promise.all([one, other, none].map((id) => the().verdicts.on(id)));
      expect(found.map((all) => all.map(({ group }) => group))).toEqual([['passport'], ['photo'], []]);
      const listed = await Promise.all([one, other, none].map((id) => the().certificates.findListed(id, NOON)));
      expect(listed.map((each) => each?.isChecked)).toEqual([true, true, false]);
    });

    it('marks what a rejection is made of, by record, until something else or nothing is marked', async () => {
      const [one, other] = [await record(), await record()];
      const [first, second] = await add(verdict(one), verdict(one, { group: 'photo' }));
      const foreign = await add(verdict(other));
      if (!first || !second) throw new Error('two verdicts');
      const mark = (id: number, verdicts: readonly Verdict[]) =>
        the().unitOfWork.run((tx) => tx.verdicts.markRejecting(id, verdicts));
      const marked = () => Promise.all([one, other].map((id) => the().verdicts.rejecting(id)));
      expect(await marked()).toEqual([[], []]);
      await mark(one, [first, second]);
      await mark(other, foreign);
      expect(await marked()).toEqual([[first, second], foreign]);
      await mark(one, [second]);
      expect(await the().unitOfWork.run((tx) => tx.verdicts.rejecting(one))).toEqual([second]);
      await mark(one, []);
      expect(await marked()).toEqual([[], foreign]);
      await the().unitOfWork.run((tx) => tx.verdicts.forget(other));
      expect(await marked()).toEqual([[], []]);
    });

    it('forgets those of one record alone', async () => {
      const [one, other] = [await record(), await record()];
      await add(verdict(one), verdict(other));
      await the().unitOfWork.run((tx) => tx.verdicts.forget(one));
      expect([await the().verdicts.on(one), (await the().verdicts.on(other)).length]).toEqual([[], 1]);
    });

    it('forgets them with their record', async () => {
      const id = await record();
      await add(verdict(id));
      await the().unitOfWork.run((tx) => tx.certificates.remove({ id, version: 1, status: 'Unverified' }));
      expect(await the().verdicts.on(id)).toEqual([]);
    });
  });
}
