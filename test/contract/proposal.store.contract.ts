import type { NewProposal } from '../../src/domain/proposal/proposal.js';
import type { ProposalFilter, ProposalSort } from '../../src/modules/proposals/proposal.repository.js';
import { aProposal } from '../factories/proposal.factory.js';
import { insertCertificate } from './certificate.store.contract.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

export function proposalStoreContract(make: MakeStores): void {
  withStores('a store of proposals', make, (the) => {
    const add = (certificateId: number, changes: Partial<NewProposal> = {}) => {
      const { id: _id, ...proposal } = aProposal({ certificateId, version: 1 });
      return the().unitOfWork.run((tx) => tx.proposals.insert({ ...proposal, ...changes }));
    };
    const record = async () => (await insertCertificate(the(), {})).id;
    const find = async (filter: ProposalFilter, field: ProposalSort = 'id', descending = false) => {
      const request = { filter, sort: { field, descending }, page: { offset: 0, limit: 9 } };
      const { items, total } = await the().proposals.list(request);
      expect(total).toBe(items.length);
      return items.map(({ proposal }) => proposal.id);
    };

    it('gives back what was proposed, with what its record is now', async () => {
      const { id, form } = await insertCertificate(the(), {});
      const proposal = await add(id, {
        reason: '𠮷'.repeat(2000),
        corrections: { name: { before: '王', after: null } },
      });
      expect(proposal).toMatchObject({ certificateId: id, reason: '𠮷'.repeat(2000), state: 'proposed' });
      expect(await the().proposals.findById(proposal.id)).toEqual({
        proposal,
        record: { version: 1, holder: form.name, reportNumber: null },
      });
      expect(await the().proposals.findById(999_999)).toBeNull();
      expect(await the().unitOfWork.run((tx) => tx.proposals.lock(999_999))).toBeNull();
      expect(await the().unitOfWork.run((tx) => tx.proposals.lock(proposal.id))).toEqual(proposal);
      expect(await the().unitOfWork.run((tx) => tx.proposals.openOn(id, 1))).toEqual(proposal);
      expect(await the().unitOfWork.run((tx) => tx.proposals.openOn(id, 2))).toBeNull();
    });

    it('is told beside its record, as long as it waits and is about that version', async () => {
      const [one, other] = [await record(), await record()];
      await add(one, { state: 'withdrawn' });
      const proposal = await add(one, { proposedBy: 999_999 });
      await add(other, { version: 3 });
      const beside = async (id: number) => {
        const sort = { field: 'id', descending: true } as const;
        const request = { filter: { ids: [id] }, sort, page: { offset: 0, limit: 9 } };
        const { items } = await the().certificates.search(request, NOON);
        const listed = await the().certificates.findListed(id, NOON);
        expect(items.map((item) => item.proposal)).toEqual([listed?.proposal]);
        return listed?.proposal;
      };
      const { id, action, proposedAt } = proposal;
      expect(await beside(one)).toEqual({ id, action, proposedAt, proposedByName: null });
      expect(await beside(other)).toBeNull();
      expect((await the().certificates.findListed(one, null))?.proposal).toBeNull();
      await the().unitOfWork.run((tx) => tx.proposals.settle({ ...proposal, state: 'refused' }));
      expect(await beside(one)).toBeNull();
    });

    it('keeps how it was settled, and nothing else of it', async () => {
      const proposal = await add(await record());
      const settled = { state: 'refused', settledBy: 61, settledAt: after(5), refusal: 'No' } as const;
      const changed = { ...proposal, ...settled, reason: 'Another', version: 9 };
      await the().unitOfWork.run((tx) => tx.proposals.settle(changed));
      expect((await the().proposals.findById(proposal.id))?.proposal).toEqual({ ...proposal, ...settled });
      expect(await the().unitOfWork.run((tx) => tx.proposals.openOn(proposal.certificateId, 1))).toBeNull();
    });

    it('names the photos that may still be shown', async () => {
      const [one, other] = [await record(), await record()];
      const shows = (after: string | null) => ({ corrections: { avatar: { before: null, after } } });
      const open = await add(one, shows('p'.repeat(26)));
      await add(one, { ...shows('q'.repeat(26)), state: 'refused' });
      await add(one);
      await add(other, shows('r'.repeat(26)));
      const photos = () => the().unitOfWork.run((tx) => tx.proposals.photosOn(one));
      expect(await photos()).toEqual(['p'.repeat(26)]);
      await the().unitOfWork.run((tx) => tx.proposals.settle({ ...open, state: 'released' }));
      expect(await photos()).toEqual([]);
    });

    it('lists by what it is, and by what has become of it', async () => {
      const [one, other] = [await record(), await record()];
      const open = await add(one, { proposedBy: 70 });
      const ended = await add(other, { version: 3 });
      const approval = await add(other, { action: 'approve', reportId: null, state: 'released', settledAt: after(1) });
      const ids = [open.id, ended.id, approval.id];
      expect(await find({ ids })).toEqual([open.id, ended.id, approval.id]);
      expect(await find({ ids }, 'proposedAt', true)).toEqual([approval.id, ended.id, open.id]);
      expect(await find({ ids }, 'action')).toEqual([approval.id, open.id, ended.id]);
      expect(await find({ ids, state: 'proposed' })).toEqual([open.id]);
      expect(await find({ ids, state: 'ended' })).toEqual([ended.id]);
      expect(await find({ ids, state: 'released' })).toEqual([approval.id]);
      expect(await find({ ids, actions: ['approve', 'withdraw'] })).toEqual([approval.id]);
      expect(await find({ actions: [] })).toEqual([]);
      expect(await find({ certificateId: other })).toEqual([ended.id, approval.id]);
      expect(await find({ proposedBy: 70 })).toEqual([open.id]);
      expect(await find({ ids: [approval.id, open.id] })).toEqual([open.id, approval.id]);
      expect((await the().proposals.on(other)).map(({ id }) => id)).toEqual([ended.id, approval.id]);
    });

    it('finds by a number, by the beginning of that of a report, and by words of the name', async () => {
      const number = 'MYV-7K2QM-9T4XB-3HD8E';
      const verified = { status: 'Verified', reportNumber: number } as const;
      const one = await insertCertificate(the(), verified, { name: 'Qistina Zamri' });
      const other = await insertCertificate(the(), {}, { name: 'Zamri Qasim' });
      const [first, second] = [await add(one.id), await add(other.id)];
      expect(await find({ query: { name: 'zamri q' } })).toEqual([first.id, second.id]);
      expect(await find({ query: { name: 'qist' }, state: 'proposed' })).toEqual([first.id]);
      expect(await find({ query: { name: '!' } })).toEqual([]);
      expect(await find({ query: { reportNumber: 'MYV-7K2' } })).toEqual([first.id]);
      expect(await find({ query: { reportNumber: 'MYV-7K3' } })).toEqual([]);
      expect(await find({ query: { id: other.id } })).toContain(second.id);
      expect(await find({ query: { id: second.id }, state: 'proposed' })).toContain(second.id);
    });

    it('forgets those of a record with it, or before', async () => {
      const [one, other] = [await record(), await record()];
      await add(one);
      await add(other);
      await the().unitOfWork.run((tx) => tx.proposals.forget(one));
      expect(await the().proposals.on(one)).toEqual([]);
      expect(await the().proposals.on(other)).toHaveLength(1);
      await the().unitOfWork.run((tx) => tx.certificates.remove({ id: other, version: 1, status: 'Unverified' }));
      expect(await the().proposals.on(other)).toEqual([]);
    });
  });
}
