import { aCertificate } from '../../../test/factories/certificate.factory.js';
import { TransliteratingNameReader } from '../../platform/names/transliterating.name-reader.js';
import { type CertifiedFields, issueReport, type Report } from '../report/report.js';
import { CLAIM } from '../verdict/levels.js';
import { checkItem, type KnownReports } from './check-outcome.js';
import { CLAIMED_FIELDS, type Claims, matchClaims } from './claims.js';
import { TEST_FIELDS, TEST_MISTYPED, TEST_REPORTS, testReports } from './test-reports.js';

const reader = new TransliteratingNameReader();
const read = (text: string) => reader.read(text);
const item = (changes: object) => ({ line: 1, number: null, sha256: null, claims: {}, ...changes });

describe('the test mode', () => {
  it.each(TEST_REPORTS.map((one) => [one.result, one.level, one] as const))(
    'has a report that is %s, at the level %s',
    (result, level, { number, sha256 }) => {
      const byFile = checkItem(item({ sha256, claims: { name: '王小明', endTime: '2023-01-01' } }), testReports, read);
      expect(byFile.outcome.result).toBe(result);
      const source = { claimed: 'form', seen: 'document', confirmed: 'confirmation' } as const;
      if (level)
        expect(byFile.outcome.fields).toEqual({
          name: { match: 'equal', because: null, level, sources: [expect.objectContaining({ kind: source[level] })] },
          endTime: { match: 'not_on_report', because: null, level: null, sources: [] },
        });
      const byNumber = checkItem(item({ number: number.toLowerCase().replaceAll('-', ' ') }), testReports, read);
      expect(byNumber.outcome.result).toBe(result === 'superseded' ? 'valid' : result);
    },
  );

  it('has one for each level, and a number that is mistyped', () => {
    const levels = TEST_REPORTS.filter(({ result }) => result === 'valid').map(({ level }) => level);
    expect(levels).toEqual(['claimed', 'seen', 'confirmed']);
    expect(checkItem(item({ number: TEST_MISTYPED }), testReports, read).outcome.result).toBe('mistyped');
    expect(new Set(TEST_REPORTS.map(({ number }) => number)).size).toBe(TEST_REPORTS.length);
  });

  it('knows no file under the number of another report', () => {
    const [one, other] = TEST_REPORTS;
    const mixed = item({ number: one?.number, sha256: other?.sha256 });
    expect(checkItem(mixed, testReports, read).outcome.result).toBe('unknown');
    expect(checkItem(item({ number: one?.number, sha256: one?.sha256 }), testReports, read).outcome.result).toBe(
      'valid',
    );
  });
});

it.each([
  ['name', '王小明', 'equal', null],
  ['name', 'Wang Xiaoming', 'close', 'script'],
  ['name', 'Wang Xiaomei', 'different', null],
  ['university', 'UNIVERSITI  contoh', 'close', 'letters'],
  ['university', 'Contoh Universiti', 'close', 'order'],
  ['level', 'master', 'close', 'letters'],
  ['level', 'Degree', 'different', null],
  ['level', '硕士', 'close', 'script'],
  ['level', '本科', 'different', null],
  ['gender', '男', 'close', 'script'],
  ['gender', '女', 'different', null],
  ['forms', '全日制', 'close', 'script'],
  ['forms', '非全日制', 'different', null],
  ['awardingTime', '2023-10-15', 'equal', null],
  ['awardingTime', '2023-10-16', 'different', null],
  ['certNo', 'test 2023/0001', 'close', 'letters'],
  ['endTime', '2023-08-31', 'not_on_report', null],
] as const)('%s %s is %s', (field, claimed, match, because) => {
  const matches = matchClaims({ [field]: claimed }, { fields: TEST_FIELDS, levels: null }, read);
  expect(matches).toEqual({ [field]: { match, because, level: null, sources: [] } });
});

it('says whom the level is from, each once', () => {
  const told = { at: new Date(), reference: 'x' };
  const stated = { kind: 'stated', party: 'office', ...told } as const;
  const level = { level: 'seen', sources: [CLAIM, stated, stated] } as const;
  const { name } = matchClaims({ name: '王小明' }, { fields: TEST_FIELDS, levels: { name: level } }, read);
  expect(name?.sources).toEqual([
    { kind: 'form', party: 'applicant' },
    { kind: 'stated', party: 'office' },
  ]);
});

it.each([
  ['Xiaoming Wang', 'Wang Xiaoming', 'order'],
  ['Mohd Faizal bin Ismail', 'Muhammad Faizal Ismail', 'transliteration'],
  ['Юрий Щукин', 'Iurii Shchukin', 'script'],
  ['NGUYEN VAN DUC', 'Nguyễn Văn Dức', 'letters'],
  ['WANG XIAOMING', 'WANG XIAOMING 王小明', 'script'],
  ['李薇', '李伟', 'sound'],
  ['王小明', '王晓明', 'sound'],
  ['陳國強', '陈国强', 'sound'],
])('%s is close to %s: %s', (claimed, name, because) => {
  const matches = matchClaims({ name: claimed }, { fields: { ...TEST_FIELDS, name }, levels: null }, read);
  expect(matches.name).toMatchObject({ match: 'close', because });
});

it.each([
  ['Tan Wei Ling 陈伟明', 'Tan Wei Ming 陈伟明'],
  ['李玮 LI WEI', '李薇 LI NA'],
  ['Wang Xiaoming 李伟', 'Wang Xiaoming 王小明'],
])('%s is different from %s', (claimed, name) => {
  const matches = matchClaims({ name: claimed }, { fields: { ...TEST_FIELDS, name }, levels: null }, read);
  expect(matches.name).toMatchObject({ match: 'different', because: null });
});

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it('never tells a value that was not claimed, whatever is claimed of whatever report', () => {
  const next = numbers(20_261_124);
  const word = () => `x${Math.floor(next() * 2 ** 32).toString(36)}q`;
  for (let round = 0; round < 500; round += 1) {
    const fields = Object.fromEntries(
      Object.keys(TEST_FIELDS).map((field) => [field, next() < 0.2 ? null : word()]),
    ) as unknown as CertifiedFields;
    const number = TEST_REPORTS[0]?.number ?? '';
    const first: Report = { ...issueReport(aCertificate(), number, new Date()), id: 1 } as Report;
    const report: Report = { ...first, fields, supersededAt: null, withdrawnAt: null, reason: word(), pdf: null };
    const claims: Record<string, string> = {};
    for (const field of CLAIMED_FIELDS) {
      const draw = next();
      if (draw < 0.3) claims[field] = word();
      else if (draw < 0.5) claims[field] = fields[field] ?? word();
      else if (draw < 0.6) claims[field] = `${fields[field] ?? ''} ${word()}`.toUpperCase();
    }
    const known: KnownReports = { editionsOf: () => [report], ofFile: () => report };
    const asked = next() < 0.5 ? { number } : { sha256: 'a'.repeat(64) };
    const { outcome } = checkItem(item({ ...asked, claims: claims as Claims }), known, read);
    const told = JSON.stringify(outcome);
    const kept = [...Object.values(fields), report.reason, ...('number' in asked ? [] : [number])];
    for (const value of kept) if (value !== null) expect(told).not.toContain(value);
    expect(Object.keys(outcome.fields).sort()).toEqual(Object.keys(claims).sort());
  }
});
