import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import type { AuditEntry } from '../../domain/audit/audit-event.js';
import { AuditNotes } from './audit-notes.adapter.js';

const entry = (id: number): AuditEntry => ({ actorId: id, action: 'lookup.missed', subject: null });

describe('notes for the audit trail', () => {
  /** Writes that wait until they are told to end. */
  function slowNotes() {
    const written: Array<{ ids: Array<number | null>; end: (error?: Error) => void }> = [];
    const notes = new AuditNotes(
      (entries) =>
        new Promise((resolve, reject) => {
          const end = (error?: Error) => (error ? reject(error) : resolve());
          written.push({ ids: entries.map(({ actorId }) => actorId), end });
        }),
    );
    return { notes, written };
  }

  test('of one turn share a transaction, in their order', async () => {
    const { notes, written } = slowNotes();
    const all = [1, 2, 3].map((id) => notes.add(entry(id)));
    await turn();
    expect(written.map(({ ids }) => ids)).toEqual([[1, 2, 3]]);
    written[0]?.end();
    await Promise.all(all);
  });

  test('that come in while others are being written need not wait for those', async () => {
    const { notes, written } = slowNotes();
    notes.add(entry(1));
    await turn();
    const second = notes.add(entry(2));
    await turn();
    expect(written.map(({ ids }) => ids)).toEqual([[1], [2]]);
    written[1]?.end();
    await second;
    written[0]?.end();
  });

  test('share the next transaction where two are on their way', async () => {
    const { notes, written } = slowNotes();
    for (const id of [1, 2]) {
      notes.add(entry(id));
      await turn();
    }
    const later = [3, 4].map((id) => notes.add(entry(id)));
    await turn();
    expect(written.map(({ ids }) => ids)).toEqual([[1], [2]]);
    written[0]?.end();
    await turn();
    expect(written.map(({ ids }) => ids)).toEqual([[1], [2], [3, 4]]);
    for (const { end } of written) end();
    await Promise.all(later);
  });

  test('are told of only when they are committed', async () => {
    const { notes, written } = slowNotes();
    let told = false;
    const adding = notes.add(entry(1)).then(() => {
      told = true;
    });
    await turn();
    expect(told).toBe(false);
    written[0]?.end();
    await adding;
    expect(told).toBe(true);
  });

  test('fail together where their transaction fails, and the next ones do not', async () => {
    const { notes, written } = slowNotes();
    const failing = [1, 2].map((id) => notes.add(entry(id)));
    await turn();
    const third = notes.add(entry(3));
    await turn();
    written[0]?.end(new Error('the disk is full'));
    const settled = await Promise.allSettled(failing);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    written[1]?.end();
    await third;
  });

  test('of a flood are written fifty at a time', async () => {
    const sizes: number[] = [];
    const notes = new AuditNotes(async (entries) => void sizes.push(entries.length));
    await Promise.all(Array.from({ length: 120 }, (_, id) => notes.add(entry(id))));
    expect(sizes).toEqual([50, 50, 20]);
  });

  test('are written in the context of no request', async () => {
    const context = new AsyncLocalStorage<string>();
    const seen: unknown[] = [];
    const notes = new AuditNotes(async () => void seen.push(context.getStore()));
    await context.run('a request', () => notes.add(entry(1)));
    expect(seen).toEqual([undefined]);
  });
});
