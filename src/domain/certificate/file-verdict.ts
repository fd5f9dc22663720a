import { message } from '../messages/message.js';
import type { CheckOutcome } from '../report/report.check.js';
import type { Report } from '../report/report.js';

/** Bytes of a file that is checked, at most: no report of ours has as many. */
export const LARGEST_CHECKED = 20 * 1024 * 1024;
export const CHECKED_TOO_LARGE = message('checked_file_too_large', { megabytes: LARGEST_CHECKED / 1024 / 1024 });

/**
 * What an examination finds of our seals in a file. `broken`: made by us, or naming us, but not over this file;
 * `unread`: it could not be examined.
 */
export const SEAL_STATES = ['intact', 'broken', 'none', 'unread'] as const;
export type SealState = (typeof SEAL_STATES)[number];

export const FILE_VERDICTS = ['current', 'superseded', 'withdrawn', 'altered', 'not_ours', 'sample'] as const;
export type FileVerdict = (typeof FILE_VERDICTS)[number];

export const FILE_STEPS = ['recognised', 'unaltered', 'seal', 'current_edition', 'in_force'] as const;
type FileStep = (typeof FILE_STEPS)[number];

export interface CheckedFileStep {
  readonly step: FileStep;
  readonly outcome: CheckOutcome;
}

/** An edition whose file has the hash of the one that is asked about, and the newest under its number. */
export interface KnownFile {
  readonly edition: Pick<Report, 'id' | 'status'>;
  readonly latest: Pick<Report, 'id' | 'status'>;
}

export interface VerifiedFile {
  readonly verdict: FileVerdict;
  readonly steps: readonly CheckedFileStep[];
}

/**
 * What a file is. Genuine is only what has the hash of a file that we issued: the seal tells a changed file of ours
 * from a stranger's, and never makes one genuine, for what fills the gap of a signature up is under none.
 */
export function verifyFile(known: KnownFile | null, seal: SealState): VerifiedFile {
  return known ? verifyKnown(known, seal) : verifyUnknown(seal);
}

/** The sample as it is handed out: nothing of it is in force. */
export function verifySample(seal: SealState): VerifiedFile {
  return { verdict: 'sample', steps: steps('passed', 'passed', SEAL_OF_KNOWN[seal], 'not_checked', 'not_checked') };
}

const SEAL_OF_KNOWN: Readonly<Record<SealState, CheckOutcome>> = {
  intact: 'passed',
  broken: 'failed',
  // Sealed with a key that nobody lists any more, or issued before there were seals.
  none: 'not_checked',
  unread: 'not_checked',
};

function verifyKnown({ edition, latest }: KnownFile, seal: SealState): VerifiedFile {
  const withdrawn = latest.status === 'withdrawn' || edition.status === 'withdrawn';
  const newest = edition.id === latest.id && edition.status !== 'superseded';
  return {
    verdict: withdrawn ? 'withdrawn' : newest ? 'current' : 'superseded',
    steps: steps(
      'passed',
      'passed',
      SEAL_OF_KNOWN[seal],
      newest ? 'passed' : 'failed',
      withdrawn ? 'failed' : 'passed',
    ),
  };
}

function verifyUnknown(seal: SealState): VerifiedFile {
  if (seal === 'intact' || seal === 'broken') {
    const outcome = seal === 'intact' ? 'passed' : 'failed';
    return { verdict: 'altered', steps: steps('passed', 'failed', outcome, 'not_checked', 'not_checked') };
  }
  const recognised = seal === 'none' ? 'failed' : 'not_checked';
  return {
    verdict: 'not_ours',
    steps: steps(recognised, 'not_checked', 'not_checked', 'not_checked', 'not_checked'),
  };
}

function steps(...outcomes: readonly CheckOutcome[]): CheckedFileStep[] {
  return FILE_STEPS.map((step, at) => ({ step, outcome: outcomes[at] ?? 'not_checked' }));
}
