import { csvLine } from '../../domain/shared/csv.js';
import { type CsvColumn, csvChunks } from './csv.js';

async function* groupsOf<T>(...groups: T[][]): AsyncGenerator<T[]> {
  yield* groups;
}

async function textOf(chunks: AsyncIterable<Buffer>): Promise<string> {
  const gathered: Buffer[] = [];
  for await (const chunk of chunks) gathered.push(chunk);
  return Buffer.concat(gathered).toString('utf8');
}

describe('a line', () => {
  it.each([
    ['plain', 'plain'],
    ['王小明', '王小明'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' leading blank', ' leading blank'],
    ['', ''],
    [null, ''],
    [-5, '-5'],
    [0, '0'],
    [true, 'true'],
    [new Date('2026-01-02T03:04:05.678Z'), '2026-01-02T03:04:05.678Z'],
  ])('shows %j as %s', (value, shown) => {
    expect(csvLine([value])).toBe(`${shown}\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+60123', "'+60123"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://evil","x"),', `"'=HYPERLINK(""http://evil"",""x""),"`],
  ])('defuses the formula %j', (value, shown) => {
    expect(csvLine([value])).toBe(`${shown}\r\n`);
  });

  it('leaves signs alone that do not come first', () => {
    expect(csvLine(['a=b', '1-2', 'x@y.my', "O'Neill"])).toBe("a=b,1-2,x@y.my,O'Neill\r\n");
  });
});

describe('a file', () => {
  const columns: CsvColumn<{ id: number; name: string }>[] = [
    { title: 'id', value: ({ id }) => id },
    { title: 'name', value: ({ name }) => name },
  ];

  it('begins with a byte order mark and the titles, also without any row', async () => {
    expect(await textOf(csvChunks(columns, groupsOf()))).toBe('\uFEFFid,name\r\n');
    const text = await textOf(csvChunks(columns, groupsOf([{ id: 1, name: 'a' }], [{ id: 2, name: '=b' }])));
    expect(text).toBe("\uFEFFid,name\r\n1,a\r\n2,'=b\r\n");
  });

  it('reads a group only when the one before has been taken', async () => {
    let read = 0;
    async function* groups() {
      for (; read < 100; read += 1) yield [{ id: read, name: 'n' }];
    }
    const chunks = csvChunks(columns, groups());
    for (let taken = 0; taken < 3; taken += 1) await chunks.next();
    expect(read).toBe(1);
    await chunks.return(undefined);
    expect(read).toBe(1);
  });
});
