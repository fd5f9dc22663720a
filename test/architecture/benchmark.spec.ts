import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkCase } from '../../bench/api/report.mjs';
import { rulesOf } from '../../bench/data/rules.mjs';
import { rowsOf, TABLES } from '../../bench/data/tables.mjs';
import { withSection } from '../../bench/document.mjs';
import { peerSection } from '../../bench/peers/report.mjs';
import { judge } from '../../bench/soak/samples.mjs';
import { median, percentile, rateNeeded, rateNeededBeside, rateWithout, riseOf } from '../../bench/statistics.mjs';
import { readReportNumber } from '../../src/domain/report/report-number.js';

const ROOT = path.join(import.meta.dirname, '../..');

/** The files that a program and whatever it loads name in `import ... from`, itself included. */
async function loadedAtOnce(program: string): Promise<string[]> {
  const files = new Set([path.normalize(program)]);
  for (const file of files) {
    const text = await readFile(path.join(ROOT, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^(?:import|export)\b[^;]*?['"](\.[^'"]+)['"];/gm))
      files.add(path.join(path.dirname(file), name));
  }
  return [...files];
}

const rules = await rulesOf((path) => import(`../../src/${path}`));

const generated = (total: number, seed = 1) => [...rowsOf(rules, { seed, total, officerId: 1 })];

describe('what the benchmark generates', () => {
  test('is the same every time, and another for another seed', () => {
    expect(generated(50)).toEqual(generated(50));
    expect(generated(50, 2)).not.toEqual(generated(50));
  });

  test('has a value in every column', () => {
    const rows = generated(50).flatMap((all) =>
      TABLES.flatMap((table) => (all[table] ?? []).map((row) => ({ table, row }))),
    );
    const missing = rows.flatMap(({ table, row }) =>
      Object.entries(row).flatMap(([column, value]) => (value === undefined ? [`${table}.${column}`] : [])),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  test('fills every table, with applications of every status', () => {
    const all = generated(200);
    for (const table of TABLES) expect(all.flatMap((rows) => rows[table])).not.toHaveLength(0);
    const statuses = new Set(all.flatMap((rows) => rows.certificates).map((row) => row?.status));
    expect([...statuses].sort()).toEqual(['Rejected', 'Unverified', 'Verified', 'Verifying']);
  });

  test('has a report with a valid number for each verified application and no other', () => {
    for (const { certificates, reports } of generated(200)) {
      const number = certificates?.[0]?.report_number ?? null;
      expect(reports?.map((report) => report.number)).toEqual(number === null ? [] : [number]);
      if (number !== null) expect(readReportNumber(String(number)).kind).toBe('number');
    }
  });
});

describe('the statistics', () => {
  test('the median is the value in the middle, or between the two there', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(() => median([])).toThrow(RangeError);
  });

  test('a step is left out by the time that it takes another program', () => {
    expect(rateWithout(10, { with: 20, without: 40 })).toBeCloseTo(1 / 0.075);
    expect(rateWithout(10, { with: 41, without: 40 })).toBe(10);
  });

  test('a percentile is a value that was measured', () => {
    const values = Array.from({ length: 100 }, (_, place) => 100 - place);
    expect(percentile(values, 0.5)).toBe(50);
    expect(percentile(values, 0.99)).toBe(99);
    expect(percentile([7], 0.01)).toBe(7);
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });

  test('a machine on which the floor is half as fast needs half the rate', () => {
    expect(rateNeeded({ factor: 10, peer: 150, floor: 4000 }, 2000)).toBe(750);
  });

  test('beside peers, the best of them tells the rate that is needed', () => {
    expect(rateNeededBeside({ factor: 4 }, [120, 300])).toBe(1200);
    expect(() => rateNeededBeside({ factor: 4 }, [])).toThrow(RangeError);
  });
});

describe('a soak', () => {
  const minutes = Array.from({ length: 100 }, (_, minute) => minute);
  const verdictOn = (name: string, valueAt: (minute: number) => number) =>
    judge(minutes.map((minute) => ({ [name]: valueAt(minute) })))[0];

  test('takes the median slope, which one peak does not move', () => {
    expect(riseOf([10, 11, 12, 13])).toBe(3);
    expect(riseOf([10, 10, 90, 10, 10])).toBe(0);
    expect(riseOf([7])).toBe(0);
  });

  test('calls flat what grew in the first quarter, or comes and goes', () => {
    expect(verdictOn('memory: API 1', (minute) => Math.min(180, 100 + 4 * minute))?.kept).toBe(true);
    expect(verdictOn('memory: API 1', (minute) => 150 + 20 * (minute % 3))?.kept).toBe(true);
    expect(verdictOn('handles: API 1', (minute) => 30 + (minute % 4))?.kept).toBe(true);
  });

  test.each([0, 7, 13])(
    'tells a leak from the saw that the collector of V8 makes, at its tooth of minute %i',
    (tooth) => {
      const saw = (minute: number) => 152 + 2 * ((minute + tooth) % 20);
      expect(verdictOn('memory: API 1', saw)?.kept).toBe(true);
      expect(verdictOn('memory: API 1', (minute) => saw(minute) + 0.3 * minute)?.kept).toBe(false);
    },
  );

  test('finds what grows slowly and without end', () => {
    expect(verdictOn('memory: API 1', (minute) => 150 + 0.3 * minute + 5 * (minute % 3))?.kept).toBe(false);
    expect(verdictOn('handles: API 1', (minute) => 30 + minute / 10)?.kept).toBe(false);
    expect(verdictOn('jobs: due and not done', (minute) => minute / 10)?.kept).toBe(false);
  });
});

describe('the verdicts', () => {
  const budget = { factor: 10, peer: 10, floor: 1000 };
  const sizeOf = (size: string, rate: number) => ({ size, app: { rate }, floor: { rate: 1000 }, peers: [] });
  const keptOf = (
    sizes: ReturnType<typeof sizeOf>[],
    totals: number[],
    of: Parameters<typeof checkCase>[0]['budget'] = budget,
  ) =>
    checkCase({ name: 'list', title: 'list', budget: of, sizes, totals }).verdicts.map(({ kind, kept }) => [
      kind,
      kept,
    ]);

  test('check the rate at a hundred thousand, and what is left of it with the most records', () => {
    const totals = [10_000, 100_000];
    expect(keptOf([sizeOf('10k', 120), sizeOf('100k', 110)], totals)).toEqual([
      ['rate', true],
      ['growth', true],
    ]);
    expect(keptOf([sizeOf('10k', 120), sizeOf('100k', 80)], totals)).toEqual([
      ['rate', false],
      ['growth', false],
    ]);
  });

  test('check by the best peer of the same rounds, whatever the floor made', () => {
    const peers = [
      { title: 'One', rate: 12 },
      { title: 'Other', rate: 9 },
    ];
    const check = (rate: number) =>
      checkCase({
        name: 'list',
        title: 'list',
        budget,
        sizes: [{ ...sizeOf('100k', rate), peers }],
        totals: [100_000],
      }).verdicts[0];
    expect(check(120)).toMatchObject({ kept: true, text: expect.stringContaining('10 x 12 of One') });
    expect(check(119)?.kept).toBe(false);
  });

  test('check only the growth of what has no budget of its own', () => {
    const sizes = [sizeOf('10k', 12), sizeOf('100k', 11)];
    expect(keptOf(sizes, [10_000, 100_000], null)).toEqual([['growth', true]]);
  });

  test('check what finds more with more records by the peers, who lose what the floor loses', () => {
    const peers = [{ title: 'One', rate: 12 }];
    const check = (rate: number, of = { ...budget, grown: 5 }) =>
      checkCase({
        name: 'search',
        title: 'search',
        budget: of,
        sizes: [
          sizeOf('10k', 900),
          { ...sizeOf('100k', 200), floor: { rate: 80 }, peers },
          { ...sizeOf('1m', rate), floor: { rate: 20 } },
        ],
        totals: [10_000, 100_000, 1_000_000],
      }).verdicts[1];
    expect(check(15)).toMatchObject({ kind: 'growth', kept: true });
    expect(check(14.9)).toMatchObject({ kind: 'growth', kept: false });
    const only = { name: 'search', title: 'search', budget: { ...budget, grown: 5 }, totals: [100_000] };
    expect(checkCase({ ...only, sizes: [sizeOf('100k', 200)] }).verdicts[1]?.kept).toBeNull();
  });

  test('check it by the peers beside the most records, where they were measured there', () => {
    const check = (rate: number) =>
      checkCase({
        name: 'search',
        title: 'search',
        budget: { ...budget, grown: 5 },
        sizes: [
          { ...sizeOf('100k', 200), peers: [{ title: 'One', rate: 12 }] },
          { ...sizeOf('1m', rate), floor: { rate: 1 }, peers: [{ title: 'Other', rate: 4 }] },
        ],
        totals: [100_000, 1_000_000],
      }).verdicts[1];
    expect(check(20)).toMatchObject({ kind: 'growth', kept: true, text: expect.stringContaining('5 x 4 of Other') });
    expect(check(19)?.kept).toBe(false);
  });

  test('say so where there is nothing to check by', () => {
    expect(keptOf([sizeOf('10k', 120)], [10_000])).toEqual([
      ['rate', null],
      ['growth', null],
    ]);
    expect(keptOf([sizeOf('100k', 120)], [100_000])).toEqual([
      ['rate', true],
      ['growth', null],
    ]);
  });
});

describe('the section of the peers', () => {
  const peers = [
    { title: 'One', version: '1.0.0' },
    { title: 'Other', version: '2.0.0' },
  ];
  const measured = (rate: number) => ({ rate, own: 1, database: 0.5 });
  const beside = peers.map(({ title }, place) => ({ title, ...measured(10 + 10 * place) }));

  test('has a row for each call that they were asked, with the ratio to the best', () => {
    const calls = [
      {
        title: 'a list',
        sizes: [
          { size: '10k', app: measured(90), peers: [] },
          { size: '100k', app: measured(80), peers: beside },
          { size: '1m', app: measured(60), peers: beside },
        ],
      },
      { title: 'asked of nobody else', sizes: [{ size: '100k', app: measured(80), peers: [] }] },
    ];
    const section = peerSection(calls, peers);
    expect(section).toContain('One 1.0.0 and Other 2.0.0');
    expect(section).toContain('| a list | 80 | 1.00 + 0.50 | 10 | 1.00 + 0.50 | 20 | 1.00 + 0.50 | 4.00 |');
    expect(section).toContain('| a list | 60 | 1.00 + 0.50 | 10 | 1.00 + 0.50 | 20 | 1.00 + 0.50 | 3.00 |');
    expect(section.match(/^####.*$/gm)).toEqual(['#### 100K certificates', '#### 1M certificates']);
    expect(section).not.toContain('nobody');
  });

  test('and all else of theirs is loaded for --peers alone', async () => {
    const loaded = await loadedAtOnce('bench/run.mjs');
    expect(loaded).toContain(path.join('bench', 'api', 'report.mjs'));
    expect(loaded.filter((file) => file.startsWith(path.join('bench', 'peers')))).toEqual([]);
    expect(await loadedAtOnce('bench/peers/index.mjs')).toContain(path.join('bench', 'peers', 'install.mjs'));
  });
});

describe('a section of the page of benchmarks', () => {
  const PAGE = '# Benchmarks\n\nWords.\n\n## One\n\nold\n\n### Its part\n\nold\n\n## Two\n\nkept\n';

  test('takes the place of the one before, with its parts, and leaves the others', () => {
    expect(withSection(PAGE, '## One\n\nnew\n')).toBe('# Benchmarks\n\nWords.\n\n## One\n\nnew\n\n## Two\n\nkept\n');
    expect(withSection(PAGE, '## Two\n\nnew')).toBe(PAGE.replace('kept', 'new'));
  });

  test('comes at the end where there was none', () => {
    expect(withSection(PAGE, '## Three\n\nnew')).toBe(`${PAGE}\n## Three\n\nnew\n`);
  });
});
