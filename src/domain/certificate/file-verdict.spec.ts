import type { ReportStatus } from '../report/report.js';
import { type KnownFile, type SealState, verifyFile, verifySample } from './file-verdict.js';

const known = (edition: ReportStatus, latest: ReportStatus | 'itself'): KnownFile => ({
  edition: { id: 1, status: edition },
  latest: latest === 'itself' ? { id: 1, status: edition } : { id: 2, status: latest },
});

/** The steps as letters: recognised, unaltered, seal, current edition, in force. */
const LETTERS = { passed: '+', failed: '-', not_checked: '?' } as const;

test.each<[string, KnownFile | null, SealState, string, string]>([
  ['the file of the edition in force', known('current', 'itself'), 'intact', 'current', '+++++'],
  ['one whose seal could not be looked at', known('current', 'itself'), 'unread', 'current', '++?++'],
  ['one from before there were seals', known('current', 'itself'), 'none', 'current', '++?++'],
  ['one whose seal is broken all the same', known('current', 'itself'), 'broken', 'current', '++-++'],
  ['the file of an earlier edition', known('superseded', 'current'), 'intact', 'superseded', '+++-+'],
  ['an earlier edition whose successor nobody knows', known('superseded', 'itself'), 'intact', 'superseded', '+++-+'],
  ['the file of a withdrawn report', known('withdrawn', 'itself'), 'intact', 'withdrawn', '++++-'],
  ['an earlier edition of a withdrawn report', known('superseded', 'withdrawn'), 'intact', 'withdrawn', '+++--'],
  ['unknown, with a seal over something else', null, 'broken', 'altered', '+--??'],
  ['unknown, changed only where no seal reaches', null, 'intact', 'altered', '+-+??'],
  ['unknown and without a seal of ours', null, 'none', 'not_ours', '-????'],
  ['unknown, and it cannot be read', null, 'unread', 'not_ours', '?????'],
])('%s', (_, file, seal, verdict, outcomes) => {
  const verified = verifyFile(file, seal);
  expect(verified.verdict).toBe(verdict);
  expect(verified.steps.map(({ outcome }) => LETTERS[outcome]).join('')).toBe(outcomes);
  expect(verified.steps.map(({ step }) => step)).toEqual([
    'recognised',
    'unaltered',
    'seal',
    'current_edition',
    'in_force',
  ]);
});

it('the sample is the sample, sealed or not, and never in force', () => {
  for (const [seal, outcome] of [
    ['intact', 'passed'],
    ['broken', 'failed'],
    ['unread', 'not_checked'],
  ] as const) {
    const { verdict, steps } = verifySample(seal);
    expect(verdict).toBe('sample');
    expect(steps.map((step) => step.outcome)).toEqual(['passed', 'passed', outcome, 'not_checked', 'not_checked']);
  }
});
