import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { BatchLoader } from './batch-loader.js';

describe('gathered reads', () => {
  function gathered(read = async (keys: readonly number[]) => new Map(keys.map((key) => [key, `row ${key}`]))) {
    const statements: (readonly number[])[] = [];
    const reads = new BatchLoader<number, string>((keys) => {
      statements.push(keys);
      return read(keys);
    });
    return { reads, statements };
  }

  test('those of one turn become one statement, each key once', async () => {
    const { reads, statements } = gathered();
    expect(await Promise.all([1, 2, 1].map((key) => reads.find(key)))).toEqual(['row 1', 'row 2', 'row 1']);
    expect(statements).toEqual([[1, 2]]);
  });

  test('no answer is older than the question', async () => {
    const { reads, statements } = gathered();
    const first = reads.find(1);
    await turn();
    expect(statements).toEqual([[1]]);
    const second = reads.find(1);
    await Promise.all([first, second]);
    expect(statements).toEqual([[1], [1]]);
  });

  test('what is not there is null', async () => {
    const { reads } = gathered(async () => new Map([[2, 'row 2']]));
    expect(await Promise.all([reads.find(1), reads.find(2)])).toEqual([null, 'row 2']);
  });

  test('those of one statement fail together, and the next ones do not', async () => {
    let broken = true;
    const { reads } = gathered(async (keys) => {
      if (broken) throw new Error('the database is away');
      return new Map(keys.map((key) => [key, 'row']));
    });
    const failing = await Promise.allSettled([reads.find(1), reads.find(2)]);
    expect(failing.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect(await reads.find(1)).toBe('row');
  });

  test('a flood is read a hundred at a time', async () => {
    const { reads, statements } = gathered();
    await Promise.all(Array.from({ length: 250 }, (_, key) => reads.find(key)));
    expect(statements.map(({ length }) => length)).toEqual([100, 100, 50]);
  });

  test('keys that are more than a value are told apart by their names, so many in a statement', async () => {
    const statements: string[][] = [];
    const reads = new BatchLoader<{ readonly word: string }, string>(
      async (keys) => {
        statements.push(keys.map(({ word }) => word));
        return new Map(keys.map((key) => [key, `row of ${key.word}`]));
      },
      { nameOf: ({ word }) => word, most: 2 },
    );
    const found = await Promise.all(['a', 'b', 'a', 'c'].map((word) => reads.find({ word })));
    expect(found).toEqual(['row of a', 'row of b', 'row of a', 'row of c']);
    expect(statements).toEqual([['a', 'b'], ['c']]);
  });

  test('the statement goes on in the context of no request, each asker in their own', async () => {
    const request = new AsyncLocalStorage<number>();
    let inside: number | undefined = -1;
    const { reads } = gathered(async () => {
      inside = request.getStore();
      return new Map();
    });
    const ask = (key: number) =>
      request.run(key, async () => {
        await reads.find(key);
        return request.getStore();
      });
    expect(await Promise.all([ask(1), ask(2)])).toEqual([1, 2]);
    expect(inside).toBeUndefined();
  });
});
