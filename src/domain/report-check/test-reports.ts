import { CERTIFIED_FIELDS, type CertifiedField } from '../certificate/certificate.fields.js';
import type { CertifiedFields, Report } from '../report/report.js';
import { wordNumber } from '../report/report-number.js';
import type { FieldLevel, LevelSource, Levels } from '../verdict/levels.js';
import type { SubscribedEvent } from '../webhook/webhook.js';
import type { CheckResult, KnownReports } from './check-outcome.js';

/** A report of the test mode: of nobody, and of no certificate. */
export interface TestReport {
  readonly number: string;
  /** Of a file that stands for it. */
  readonly sha256: string;
  readonly result: CheckResult;
  /** Of each field that has a value. */
  readonly level: FieldLevel | null;
  readonly editions: readonly Report[];
}

const AT = new Date('2026-01-15T04:00:00.000Z');
const SOURCES: Readonly<Record<FieldLevel, LevelSource>> = {
  claimed: { kind: 'form', party: 'applicant', at: null, reference: null },
  seen: { kind: 'document', party: 'office', at: AT, reference: null },
  confirmed: { kind: 'confirmation', party: 'university', at: AT, reference: 'TEST' },
};

/** What all of them certify; one field is empty, so that `not_on_report` can be seen. */
export const TEST_FIELDS: CertifiedFields = {
  type: 'verification',
  name: '王小明',
  gender: 'Male',
  birth: '2001-04-30',
  nationality: 'China',
  passport: 'E00000000',
  university: 'Universiti Contoh',
  major: 'Computer Science',
  forms: 'Full Time',
  level: 'Master',
  certNo: 'TEST-2023-0001',
  startTime: '2021-09-01',
  endTime: null,
  ministryStampingTime: '2023-11-20',
  awardingTime: '2023-10-15',
};

function levelsAt(level: FieldLevel): Levels {
  const named = CERTIFIED_FIELDS.filter((field) => TEST_FIELDS[field] !== null);
  return Object.fromEntries(
    named.map((field): [CertifiedField, Levels[CertifiedField]] => [field, { level, sources: [SOURCES[level]] }]),
  );
}

function edition(number: string, place: number, level: FieldLevel, changes: Partial<Report>): Report {
  return {
    id: 0,
    number,
    certificateId: 0,
    edition: place,
    status: 'current',
    fields: TEST_FIELDS,
    photo: null,
    issuedAt: AT,
    evidence: { checks: [], levels: levelsAt(level), confirmations: [] },
    supersededAt: null,
    withdrawnAt: null,
    reason: null,
    pdf: null,
    erasedAt: null,
    ...changes,
  };
}

function valid(level: FieldLevel, word: string, digit: string): TestReport {
  const number = wordNumber(word);
  return { number, sha256: digit.repeat(64), result: 'valid', level, editions: [edition(number, 1, level, {})] };
}

const SUPERSEDED = wordNumber('TESTSVPERSEDED');
const WITHDRAWN = wordNumber('TESTW1THDRAWN');

/** One for each result and each level. By its number the third is valid: only its older file is superseded. */
export const TEST_REPORTS: readonly TestReport[] = [
  valid('claimed', 'TESTC1A1MED', '1'),
  valid('seen', 'TESTSEEN', '2'),
  valid('confirmed', 'TESTC0NF1RMED', '3'),
  {
    number: SUPERSEDED,
    sha256: '4'.repeat(64),
    result: 'superseded',
    level: 'seen',
    editions: [
      edition(SUPERSEDED, 2, 'seen', {}),
      edition(SUPERSEDED, 1, 'seen', { status: 'superseded', supersededAt: AT, reason: 'A test.' }),
    ],
  },
  {
    number: WITHDRAWN,
    sha256: '5'.repeat(64),
    result: 'withdrawn',
    level: 'seen',
    editions: [edition(WITHDRAWN, 1, 'seen', { status: 'withdrawn', withdrawnAt: AT, reason: 'A test.' })],
  },
  { number: wordNumber('TESTNKNWN'), sha256: '6'.repeat(64), result: 'unknown', level: null, editions: [] },
];

/** The number that a webhook of the test mode is told of this event: of a report that stands so. */
export function testNumberOf(event: SubscribedEvent): string | null {
  const result = event === 'report.withdrawn' ? 'withdrawn' : 'superseded';
  return event === 'check.finished' ? null : (TEST_REPORTS.find((one) => one.result === result)?.number ?? null);
}

/** A number whose check character is wrong. */
export const TEST_MISTYPED = 'MYV-TEST0-00000-00000';

export const testReports: KnownReports = {
  editionsOf: (number) => TEST_REPORTS.find((one) => one.number === number)?.editions ?? [],
  ofFile: (sha256) => TEST_REPORTS.find((one) => one.sha256 === sha256)?.editions.at(-1) ?? null,
};
