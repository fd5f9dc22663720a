import type { IntegratorStatus } from '../../src/domain/integrator/integrator.js';
import type { CheckOutcome } from '../../src/domain/report-check/check-outcome.js';
import { partsOf } from '../../src/domain/report-check/report-check.js';
import { newDelivery } from '../../src/domain/webhook/delivery.js';
import type { NewWebhook } from '../../src/domain/webhook/webhook.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

export function webhookStoreContract(make: MakeStores): void {
  withStores('stores of checks and webhooks', make, (the) => {
    let count = 0;
    const integrator = async (status: IntegratorStatus = 'active') => {
      const fields = { name: `Told ${++count}`, contact: 'it@contoh.example', purpose: 'Admissions.' };
      const row = { ...fields, status, createdAt: NOON } as const;
      return (await the().unitOfWork.run((tx) => tx.integrators.insert(row))).id;
    };
    const add = (integratorId: number, changes: Partial<NewWebhook> = {}) => {
      const fields = { mode: 'live', url: 'https://contoh.example/hook', state: 'on', secret: 'sealed' } as const;
      const old = { oldSecret: null, oldSecretUntil: null, createdAt: NOON };
      return the().unitOfWork.run((tx) =>
        tx.webhooks.insert({ integratorId, events: ['report.withdrawn'], ...fields, ...old, ...changes }),
      );
    };

    it('keep webhooks, and find those that want to be told', async () => {
      const [one, other] = [await integrator(), await integrator()];
      const webhook = await add(one, { oldSecret: 'old', oldSecretUntil: after(5) });
      const off = await add(one, { state: 'off' });
      const test = await add(one, { mode: 'test' });
      const both = await add(other, { events: ['report.issued', 'report.withdrawn'] });
      expect(await the().webhooks.findById(webhook.id)).toEqual(webhook);
      expect(await the().webhooks.listOf(one, 'test')).toEqual([test]);
      // Closed by a release that left webhooks on.
      const closed = await integrator('closed');
      await add(closed);
      const wanting = await the().webhooks.subscribed('report.withdrawn', 'live', [one, closed, other]);
      expect(wanting).toEqual([webhook, both]);
      expect(await the().webhooks.subscribed('report.issued', 'live', [one, other])).toEqual([both]);
      expect(await the().webhooks.subscribed('report.issued', 'live', [])).toEqual([]);
      const changed = await the().unitOfWork.run((tx) => tx.webhooks.update({ ...webhook, state: 'off' }));
      expect(await the().unitOfWork.run((tx) => tx.webhooks.lock(webhook.id))).toEqual(changed);
      const allOf = await the().unitOfWork.run((tx) => tx.webhooks.allOf(one));
      expect(allOf).toEqual([webhook.id, off.id, test.id]);
      const stale = the().unitOfWork.run((tx) => tx.webhooks.update(webhook));
      await expect(stale).rejects.toMatchObject({ reason: 'stale_version' });
      expect(await the().unitOfWork.run((tx) => tx.webhooks.countOf(one, 'live'))).toBe(2);
    });

    it('keep what was told, with each try, until it is old', async () => {
      const webhook = await add(await integrator());
      const told = { type: 'report.withdrawn', number: 'MYV-7K2QM-9T4XB-3HD8E', checkId: null } as const;
      const [first, second] = await the().unitOfWork.run(async (tx) => [
        await tx.webhooks.insertDelivery(newDelivery(webhook.id, 'msg_1', told, NOON)),
        await tx.webhooks.insertDelivery(newDelivery(webhook.id, 'msg_2', told, after(1))),
      ]);
      if (!first || !second) throw new Error('nothing was kept');
      const attempt = { deliveryId: first.id, at: after(2), status: 500, problem: 'status', milliseconds: 9 } as const;
      const done = { ...first, state: 'delivered', tries: 2, nextTryAt: null } as const;
      await the().unitOfWork.run(async (tx) => {
        await tx.webhooks.noteAttempt(attempt);
        expect(await tx.webhooks.lockDelivery(first.id)).toEqual(first);
        await tx.webhooks.updateDelivery(done);
      });
      expect(await the().webhooks.findDelivery(first.id)).toEqual(done);
      expect(await the().webhooks.deliveriesOf(webhook.id, null, 9)).toEqual([second, done]);
      expect(await the().webhooks.deliveriesOf(webhook.id, 'delivered', 9)).toEqual([done]);
      expect(await the().webhooks.attemptsOf([first.id, second.id])).toEqual([attempt]);
      expect(await the().webhooks.attemptsOf([])).toEqual([]);
      // What is on its way stays, unless its job was lost that long ago.
      const waiting = { ...second, nextTryAt: after(10) };
      await the().unitOfWork.run((tx) => tx.webhooks.updateDelivery(waiting));
      await the().unitOfWork.run((tx) => tx.webhooks.removeDeliveriesBefore(after(10), 99));
      expect(await the().webhooks.deliveriesOf(webhook.id, null, 9)).toEqual([waiting]);
      expect(await the().webhooks.attemptsOf([first.id])).toEqual([]);
      await the().unitOfWork.run((tx) => tx.webhooks.removeDeliveriesBefore(after(11), 99));
      expect(await the().webhooks.findDelivery(second.id)).toBeNull();
      const third = await the().unitOfWork.run((tx) =>
        tx.webhooks.insertDelivery(newDelivery(webhook.id, 'msg_3', told, after(12))),
      );
      await the().unitOfWork.run((tx) => tx.webhooks.remove(webhook.id));
      expect(await the().webhooks.findDelivery(third.id)).toBeNull();
    });

    it('count what is on its way', async () => {
      const [webhook, other] = [await add(await integrator()), await add(await integrator())];
      const told = { type: 'ping', number: null, checkId: null } as const;
      await the().unitOfWork.run(async (tx) => {
        for (const at of [after(1), after(2), after(3)]) {
          await tx.webhooks.insertDelivery(newDelivery(webhook.id, 'msg_4', told, at));
        }
        const done = await tx.webhooks.insertDelivery(newDelivery(webhook.id, 'msg_5', told, after(2)));
        await tx.webhooks.updateDelivery({ ...done, state: 'delivered', nextTryAt: null });
        await tx.webhooks.insertDelivery(newDelivery(other.id, 'msg_6', told, after(2)));
      });
      const counted = (from: Date, until: Date) =>
        the().unitOfWork.run((tx) => tx.webhooks.countPending(webhook.id, { from, until }));
      expect(await counted(after(1), after(3))).toBe(3);
      expect(await counted(after(2), after(2))).toBe(1);
    });

    it('keep a check of many part by part, and forget what was claimed', async () => {
      const integratorId = await integrator();
      const claims = { name: '𠮷'.repeat(300) };
      const items = Array.from({ length: 120 }, (_, at) => ({ line: at + 1, number: 'MYV', sha256: null, claims }));
      const problems = [{ line: 7, column: '姓名', code: 'formula' }] as const;
      const by = { integratorId, keyId: 5, memberId: null } as const;
      const order = { ...by, mode: 'live', total: 120, problems, createdAt: NOON } as const;
      const check = await the().unitOfWork.run(async (tx) => {
        const added = await tx.reportChecks.insert(order);
        for (const [position, part] of partsOf(items).entries()) {
          await tx.reportChecks.addPart(added.id, { position, items: JSON.stringify(part) });
        }
        return added;
      });
      expect(await the().reportChecks.findById(check.id)).toEqual({
        ...order,
        id: check.id,
        done: 0,
        finishedAt: null,
      });
      for (let position = 0; position < 3; position += 1) {
        const part = await the().reportChecks.nextPart(check.id);
        const sent = JSON.parse(part?.items ?? '[]') as typeof items;
        expect([part?.position, sent]).toEqual([position, items.slice(position * 50, position * 50 + 50)]);
        const outcomes: CheckOutcome[] = sent.map(({ line }) => ({
          ...{ line, number: 'MYV', sha256: null, result: 'valid', fields: {} },
        }));
        const end = () => the().unitOfWork.run((tx) => tx.reportChecks.endPart(check.id, position, outcomes, NOON));
        expect([await end(), await end()]).toEqual([true, false]);
      }
      expect(await the().reportChecks.nextPart(check.id)).toBeNull();
      expect((await the().reportChecks.outcomesOf(check.id)).map(({ line }) => line)).toEqual(
        items.map(({ line }) => line),
      );
      const finish = () => the().unitOfWork.run((tx) => tx.reportChecks.finish(check.id, after(3)));
      expect([await finish(), await finish()]).toEqual([true, false]);
      expect(await the().reportChecks.findById(check.id)).toMatchObject({ done: 120, finishedAt: after(3) });
      expect(await the().unitOfWork.run((tx) => tx.reportChecks.removeBefore(NOON, 9))).toBe(0);
      expect(await the().unitOfWork.run((tx) => tx.reportChecks.removeBefore(after(1), 9))).toBe(1);
      expect(await the().reportChecks.outcomesOf(check.id)).toEqual([]);
    });

    it('remember once which reports an integrator has checked', async () => {
      const [one, other] = [await integrator(), await integrator()];
      const numbers = Array.from({ length: 450 }, (_, at) => `MYV-00000-00000-${String(at).padStart(5, '0')}`);
      const remember = (id: number, some: readonly string[]) =>
        the().unitOfWork.run((tx) => tx.reportChecks.remember(id, some, NOON));
      await remember(one, numbers);
      await remember(one, [...numbers.slice(0, 9), numbers[0] ?? '']);
      await remember(other, numbers.slice(0, 1));
      await remember(other, []);
      expect((await the().reportChecks.integratorsKnowing(numbers[0] ?? '')).sort()).toEqual([one, other].sort());
      expect(await the().reportChecks.integratorsKnowing(numbers[449] ?? '')).toEqual([one]);
      expect(await the().reportChecks.integratorsKnowing('MYV')).toEqual([]);
    });
  });
}
