import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditEntry } from '../../domain/audit/audit-event.js';
import { AuditNotes } from './audit.notes.js';

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

  test('that come in while others are being written share the next transaction, in their order', async () => {
    const { notes, written } = slowNotes();
    const first = notes.add(entry(1));
    const others = [notes.add(entry(2)), notes.add(entry(3))];
    expect(written.map(({ ids }) => ids)).toEqual([[1]]);
    written[0]?.end();
    await first;
    expect(written.map(({ ids }) => ids)).toEqual([[1], [2, 3]]);
    written[1]?.end();
    await Promise.all(others);
  });

  test('are told of only when they are committed', async () => {
    const { notes, written } = slowNotes();
    let told = false;
    const adding = notes.add(entry(1)).then(() => {
      told = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toBe(false);
    written[0]?.end();
    await adding;
    expect(told).toBe(true);
  });

  test('fail together where their transaction fails, and the next ones do not', async () => {
    const { notes, written } = slowNotes();
    const first = notes.add(entry(1));
    const second = notes.add(entry(2));
    const third = notes.add(entry(3));
    written[0]?.end(new Error('the disk is full'));
    await expect(first).rejects.toThrow('the disk is full');
    written[1]?.end();
    await Promise.all([second, third]);
  });

  test('of a flood are written fifty at a time', async () => {
    const sizes: number[] = [];
    const notes = new AuditNotes(async (entries) => void sizes.push(entries.length));
    await Promise.all(Array.from({ length: 120 }, (_, id) => notes.add(entry(id))));
    expect(sizes).toEqual([1, 50, 50, 19]);
  });

  test('are written in the context of no request', async () => {
    const context = new AsyncLocalStorage<string>();
    const seen: unknown[] = [];
    const notes = new AuditNotes(async () => void seen.push(context.getStore()));
    await context.run('a request', () => notes.add(entry(1)));
    expect(seen).toEqual([undefined]);
  });
});
