import { writeJson } from './json.writer.js';

async function written(parts: Parameters<typeof writeJson>[0]): Promise<string> {
  let text = '';
  for await (const piece of writeJson(parts)) text += piece;
  return text;
}

async function* pages(...all: unknown[][]) {
  yield* all;
}

test('writes what JSON.parse gives back', async () => {
  const at = new Date('2026-01-02T03:04:05.678Z');
  const text = await written([
    { name: 'plain', value: { a: [1, 'two', null], 'quo"te': '\u2028' } },
    { name: 'none', value: pages() },
    { name: 'emptyPage', value: pages([]) },
    { name: 'many', value: pages([{ at }], [], [2, 3]) },
    { name: 'nothing', value: undefined },
  ]);
  expect(JSON.parse(text)).toEqual({
    plain: { a: [1, 'two', null], 'quo"te': '\u2028' },
    none: [],
    emptyPage: [],
    many: [{ at: at.toISOString() }, 2, 3],
    nothing: null,
  });
});

test('asks for a page when the one before has been taken', async () => {
  const asked: number[] = [];
  async function* counting() {
    for (let n = 1; n <= 3; n += 1) {
      asked.push(n);
      yield [n];
    }
  }
  const pieces = writeJson([{ name: 'rows', value: counting() }]);
  await pieces.next();
  expect(asked).toEqual([]);
  await pieces.next();
  expect(asked).toEqual([1]);
  await pieces.return(undefined);
  expect(asked).toEqual([1]);
});
