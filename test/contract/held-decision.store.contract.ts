import { newStudent } from '../../src/domain/account/user.js';
import type { NewHeldDecision } from '../../src/domain/review/held-decision.js';
import { insertCertificate } from './certificate.store.contract.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

let officers = 0;

export function heldDecisionStoreContract(make: MakeStores): void {
  withStores('a store of held decisions', make, (the) => {
    const add = async (certificateId: number, changes: Partial<NewHeldDecision> = {}) => {
      return the().unitOfWork.run(async (tx) => {
        const officer = { ...newStudent(`held${++officers}@queue.example`, 'h', 'en', NOON), name: 'Officer Lim' };
        const { id: decidedBy } = await tx.users.insert(officer);
        return tx.heldDecisions.insert({
          certificateId,
          action: 'reject',
          version: 1,
          decidedBy,
          decidedAt: after(1),
          until: after(2),
          reason: '𠮷'.repeat(2000),
          groups: ['passport', 'ministry'],
          ...changes,
        });
      });
    };
    const record = async () => (await insertCertificate(the(), {})).id;

    it('gives back what is held of a record, with the name of its officer', async () => {
      const [id, other] = [await record(), await record()];
      const held = await add(id);
      await add(other, { action: 'approve', reason: null, groups: [] });
      expect(await the().heldDecisions.find(held.id)).toEqual(held);
      expect(await the().heldDecisions.on(id)).toMatchObject({ ...held, name: 'Officer Lim' });
      expect(await the().unitOfWork.run((tx) => tx.heldDecisions.on(id))).toEqual(held);
      expect(await the().heldDecisions.on(other)).toMatchObject({ action: 'approve', reason: null, groups: [] });
    });

    it('ends a decision once', async () => {
      const id = await record();
      const held = await add(id);
      const end = () => the().unitOfWork.run((tx) => tx.heldDecisions.end(held.id));
      expect([await end(), await end()]).toEqual([true, false]);
      expect(await the().heldDecisions.on(id)).toBeNull();
      expect(await the().heldDecisions.find(held.id)).toBeNull();
    });

    it('keeps one of a record', async () => {
      const id = await record();
      await add(id);
      await expect(add(id)).rejects.toThrow();
    });

    it('is decided for who assigns, claims or looks for what waits', async () => {
      const { id } = await insertCertificate(the(), { status: 'Verifying', appliedAt: after(1) });
      const held = await add(id);
      const claim = { userId: held.decidedBy, until: after(300_000) };
      const work = () =>
        the().unitOfWork.run(async (tx) => ({
          isDecided: (await tx.assignments.lock([id]))[0]?.isDecided,
          claim: await tx.claims.take({ ...claim, certificateId: id }, NOON),
        }));
      const waiting = () => the().certificates.count({ ids: [id], status: 'Verifying', undecided: true });
      expect([await work(), await waiting()]).toEqual([{ isDecided: true, claim: null }, 0]);
      expect((await the().certificates.findListed(id, NOON))?.pending).toEqual({
        action: 'reject',
        decidedBy: held.decidedBy,
        name: 'Officer Lim',
        until: after(2),
      });
      await the().unitOfWork.run((tx) => tx.heldDecisions.end(held.id));
      expect([await work(), await waiting()]).toMatchObject([{ isDecided: false, claim }, 1]);
    });

    it('loses it with its record', async () => {
      const certificate = await insertCertificate(the(), {});
      const held = await add(certificate.id);
      await the().unitOfWork.run((tx) => tx.certificates.remove(certificate));
      expect(await the().heldDecisions.find(held.id)).toBeNull();
    });
  });
}
