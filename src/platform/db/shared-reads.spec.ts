import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { SharedReads } from './shared-reads.js';

describe('shared reads', () => {
  interface Request {
    readonly page: number;
    readonly name?: string;
  }

  function shared(read = async ({ page }: Request) => `page ${page}`) {
    const asked: Request[] = [];
    const reads = new SharedReads<Request, string>((request) => {
      asked.push(request);
      return read(request);
    });
    return { reads, asked };
  }

  test('what is asked for in the same words in one turn is read once', async () => {
    const { reads, asked } = shared();
    const found = await Promise.all([{ page: 1 }, { page: 2 }, { page: 1 }].map((request) => reads.find(request)));
    expect(found).toEqual(['page 1', 'page 2', 'page 1']);
    expect(asked).toEqual([{ page: 1 }, { page: 2 }]);
  });

  test('what differs in anything is not', async () => {
    const { reads, asked } = shared();
    await Promise.all([reads.find({ page: 1, name: 'tan' }), reads.find({ page: 1, name: 'tang' })]);
    expect(asked).toHaveLength(2);
  });

  test('no answer is older than the question', async () => {
    const { reads, asked } = shared();
    const first = reads.find({ page: 1 });
    await turn();
    expect(asked).toHaveLength(1);
    const second = reads.find({ page: 1 });
    await Promise.all([first, second]);
    expect(asked).toHaveLength(2);
  });

  test('one that fails takes none of the others with it', async () => {
    const { reads } = shared(async ({ page }) => {
      if (page === 1) throw new Error('no answer in time');
      return `page ${page}`;
    });
    const found = await Promise.allSettled([1, 1, 2].map((page) => reads.find({ page })));
    expect(found.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  test('it is read in the context of no request, and each asker goes on in his own', async () => {
    const context = new AsyncLocalStorage<number>();
    let inside: number | undefined = -1;
    const { reads } = shared(async () => {
      inside = context.getStore();
      return 'page';
    });
    const ask = (asker: number) =>
      context.run(asker, async () => {
        await reads.find({ page: 1 });
        return context.getStore();
      });
    expect(await Promise.all([ask(1), ask(2)])).toEqual([1, 2]);
    expect(inside).toBeUndefined();
  });
});
