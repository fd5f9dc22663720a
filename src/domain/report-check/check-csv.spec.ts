import { refusalOf } from '../../../test/support/refusal.js';
import { readCsv, templateTitles } from './check-csv.js';
import { readItems } from './check-request.js';
import { refusedRows } from './row-problem.js';

const NUMBER = 'MYV-7K2QM-9T4XB-3HD8E';
const problems = (text: string) => readCsv(text).problems.map(({ line, column, code }) => [line, column, code]);

describe('a table', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('may part its cells by %s', (_, by) => {
    const text = [`number${by}name${by}awardingTime`, `${NUMBER}${by}"Wang${by} Xiao ""Ming"""${by}2023/10/5`].join(
      '\r\n',
    );
    expect(readCsv(text)).toEqual({
      items: [
        {
          line: 2,
          number: NUMBER,
          sha256: null,
          claims: {
            name: `Wang${by === '\t' ? ' ' : `${by} `}Xiao "Ming"`.replace('\t', ' '),
            awardingTime: '2023-10-05',
          },
        },
      ],
      problems: [],
    });
  });

  it.each([
    'number,name,university',
    'Report number,Name,Degree-conferring unit',
    '报告编号,姓名,学位授予单位',
    '\uFEFF编号,姓名,大学',
  ])('has titles in English or Chinese, with or without a byte order mark: %s', (titles) => {
    const { items } = readCsv(`${titles}\n${NUMBER},王小明,马来亚大学\n`);
    expect(items).toEqual([
      { line: 2, number: NUMBER, sha256: null, claims: { name: '王小明', university: '马来亚大学' } },
    ]);
  });

  it('has the titles of earlier tables', () => {
    const { items, problems: wrong } = readCsv(`number,Certificate no,Forms of learning\n${NUMBER},UM-7,Full Time`);
    expect([items[0]?.claims, wrong]).toEqual([{ certNo: 'UM-7', forms: 'Full Time' }, []]);
  });

  it('has templates that it takes itself', () => {
    for (const language of ['en', 'cn'] as const) {
      const titles = templateTitles(language);
      expect(new Set(titles).size).toBe(titles.length);
      const { items, problems: wrong } = readCsv(`${titles.join(',')}\n${NUMBER}`);
      expect([items.length, wrong]).toEqual([1, []]);
    }
  });

  it('tells what is wrong by line and column, and has the rest done', () => {
    const text = [
      'number,name,name,shoe size,awardingTime,',
      `${NUMBER},Wang,twice,43,15th of May,`,
      `${NUMBER},=1+1,,,,`,
      `${NUMBER},"two`,
      'lines",,,2023-10-15,',
      ',Nobody,,,,',
      `${NUMBER},Wang,,,,,,surplus`,
      `${NUMBER},Wang,,,2023-10-15,`,
      `${NUMBER},"never ends,,,`,
    ].join('\n');
    const { items } = readCsv(text);
    expect(items.map(({ line, claims }) => [line, claims.name])).toEqual([
      [4, 'two lines'],
      [8, 'Wang'],
    ]);
    expect(problems(text)).toEqual([
      [1, 'name', 'column_twice'],
      [1, 'shoe size', 'column_unknown'],
      [1, 'F', 'column_unknown'],
      [2, 'awardingTime', 'day_expected'],
      [3, 'name', 'formula'],
      [6, null, 'number_or_hash_needed'],
      [7, 'H', 'too_many_cells'],
      [9, 'name', 'quote_open'],
    ]);
  });

  it('has one line for each row that is refused, and none for its titles', () => {
    const text = `number,sha256,shoe size,awardingTime\n${NUMBER},abc,43,May\n${NUMBER},,,2023-10-15\n,,43,\n`;
    expect(refusedRows(readCsv(text).problems)).toEqual([
      { line: 2, codes: 'day_expected; hash_expected', columns: 'awardingTime; sha256' },
      { line: 4, codes: 'number_or_hash_needed', columns: '' },
    ]);
  });

  it('needs a title for the number or the file, and a row', () => {
    for (const text of ['', 'number', 'name,level\nWang,Master', '\n\n', 'number\n,,\n']) {
      expect(refusalOf(() => readCsv(text)).reason).toBe('invalid_input');
    }
  });

  it('has a thousand rows at most', () => {
    const rows = (count: number) => `number\n${`${NUMBER}\n`.repeat(count)}`;
    expect(readCsv(rows(1000)).items.length).toBe(1000);
    expect(refusalOf(() => readCsv(rows(1001))).reason).toBe('too_many_rows');
  });
});

describe('a list', () => {
  it('tells what is wrong by item and field, and has the rest done', () => {
    const items = [
      { number: NUMBER, claims: { name: 'Wang', level: 'master' } },
      { sha256: 'A'.repeat(64) },
      { number: 7 },
      { number: NUMBER, claims: { passport: 'E1', awardingTime: '2023-13-01', name: {} } },
      { claims: {} },
      { sha256: 'abc' },
      null,
      { number: NUMBER, claims: [] },
      { number: NUMBER, claim: { name: 'Wang' }, Level: 'master' },
    ];
    const read = readItems({ items });
    expect(read.items).toEqual([
      { line: 1, number: NUMBER, sha256: null, claims: { name: 'Wang', level: 'master' } },
      { line: 2, number: null, sha256: 'a'.repeat(64), claims: {} },
    ]);
    expect(read.problems.map(({ line, column, code }) => [line, column, code])).toEqual([
      [3, 'number', 'text_expected'],
      [4, 'claims.passport', 'field_unknown'],
      [4, 'claims.awardingTime', 'day_expected'],
      [4, 'claims.name', 'text_expected'],
      [5, null, 'number_or_hash_needed'],
      [6, 'sha256', 'hash_expected'],
      [7, null, 'row_malformed'],
      [8, 'claims', 'row_malformed'],
      [9, 'claim', 'field_unknown'],
      [9, 'Level', 'field_unknown'],
    ]);
  });

  it('is a list, with something in it, and no more than a thousand', () => {
    for (const body of [null, {}, { items: {} }, { items: [] }, 'text', []]) {
      expect(refusalOf(() => readItems(body)).reason).toBe('invalid_input');
    }
    const items = Array.from({ length: 1001 }, () => ({ number: NUMBER }));
    expect(refusalOf(() => readItems({ items })).reason).toBe('too_many_rows');
  });
});
