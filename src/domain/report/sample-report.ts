import { CERTIFIED_FIELDS, type CertifiedField } from '../certificate/certificate.fields.js';
import { CHECKED_GROUPS } from '../verdict/checks.js';
import { REVIEWING_OFFICE } from '../verdict/evidence.js';
import type { LevelOf } from '../verdict/levels.js';
import type { ReportClaims } from './report.claims.js';
import type { CertifiedFields } from './report.js';
import { wordNumber } from './report-number.js';

/** Reads as what it is. A draw would give it once in 10 to the 21. */
export const SAMPLE_NUMBER = wordNumber('SAMP1EREP0RT');

const ISSUED = new Date('2026-01-15T04:00:00.000Z');
const CONFIRMED: readonly CertifiedField[] = ['certNo', 'awardingTime', 'level'];

/** Of nobody. */
const FIELDS: CertifiedFields = {
  type: 'verification',
  name: 'Sample Student 张范例',
  gender: 'Female',
  birth: '2001-04-30',
  nationality: 'China',
  passport: 'E00000000',
  university: 'Universiti Contoh Malaysia',
  major: 'Computer Science',
  forms: 'Full Time',
  level: 'Master',
  certNo: 'SAMPLE-2025-0001',
  startTime: '2023-09-01',
  endTime: '2025-08-31',
  ministryStampingTime: '2025-12-01',
  awardingTime: '2025-10-15',
};

const levelOf = (field: CertifiedField): LevelOf =>
  CONFIRMED.includes(field)
    ? { level: 'confirmed', sources: [{ kind: 'confirmation', party: 'university', at: ISSUED, reference: 'SAMPLE' }] }
    : { level: 'seen', sources: [{ kind: 'document', party: 'office', at: ISSUED, reference: null }] };

const CLAIMS: ReportClaims = {
  type: 'verification',
  checks: CHECKED_GROUPS.map((group) => ({
    ...{ group, verdict: 'accepted', at: ISSUED, office: REVIEWING_OFFICE, method: 'each' },
  })),
  levels: Object.fromEntries(CERTIFIED_FIELDS.map((field) => [field, levelOf(field)])),
  confirmations: [
    {
      ...{ party: 'university', at: ISSUED, office: 'Office of the Registrar', reference: 'SAMPLE', isRecorded: false },
      fields: CONFIRMED,
    },
  ],
  correctedAt: null,
};

/** What a report looks like. It is on no record, certifies nothing, and no check calls it valid. */
export const SAMPLE_REPORT = { number: SAMPLE_NUMBER, edition: 1, issuedAt: ISSUED, fields: FIELDS, claims: CLAIMS };

/** The folder of the storage with every sample that was ever handed out. */
export const SAMPLES = 'samples';
const KEY = new RegExp(`^${SAMPLES}/([0-9a-f]{32})-([0-9a-f]{64})\\.pdf$`);

export interface SampleFile {
  /** Stands for all that it says. */
  readonly content: string;
  readonly sha256: string;
}

export function sampleKey({ content, sha256 }: SampleFile): string {
  return `${SAMPLES}/${content}-${sha256}.pdf`;
}

/** `null` for what is no such key. */
export function readSampleKey(key: string): SampleFile | null {
  const [, content, sha256] = KEY.exec(key) ?? [];
  return content === undefined || sha256 === undefined ? null : { content, sha256 };
}
