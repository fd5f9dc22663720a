import type { CertificateField } from '../certificate/certificate.fields.js';
import type { CertificateStatus } from '../certificate/certificate.machine.js';
import { message } from '../messages/message.js';
import type { DocumentEdits } from '../reading/document-edits.js';
import type { Day } from '../shared/calendar.js';
import { DomainError } from '../shared/domain-error.js';
import type { CheckedGroup } from '../verdict/checks.js';

/** What may make an officer look twice, with the group of documents that it is about, if any. */
export const SIGNAL_GROUPS = {
  /** The passport number stands in an application of another account. */
  passport_elsewhere: 'passport',
  /** The certificate number of the same university stands in an application of another account. */
  certificate_number_elsewhere: 'certificate',
  /**
   * A file with the same bytes, or a picture with the same points, stands in an application of another account; the
   * evidence tells of which group it is here.
   */
  file_elsewhere: 'certificate',
  /** The passport's machine-readable zone says something else than the form. */
  mrz_differs: 'passport',
  /** The check digits of the zone do not fit, or two looks at it differ. */
  mrz_invalid: 'passport',
  passport_expired: 'passport',
  /** The claimed number stands nowhere on the certificate. */
  value_not_found: 'certificate',
  /** The certificate has the claimed number and names somebody else. */
  name_differs: 'certificate',
  /** Somebody of that name, born on that day, has applied in another account. */
  person_elsewhere: 'passport',
  /** Days that cannot all be true. */
  dates_disagree: 'certificate',
  /** A stamping without an academic verification of the same holder. */
  no_verification: 'certificate',
  /**
   * A PDF that a program for pictures wrote, or that was changed after it was signed; the evidence tells of which
   * group.
   */
  edited_file: 'certificate',
  /** The same receipt, its transaction or its reference belongs to another application, of whomever. */
  receipt_used: 'payment',
  /** The amount that was read is not the fee. */
  amount_differs: 'payment',
  /** Mails to the applicant come back for good. */
  mail_returned: null,
} as const satisfies Readonly<Record<string, CheckedGroup | null>>;

export type SignalKind = keyof typeof SIGNAL_GROUPS;
export const SIGNAL_KINDS = Object.keys(SIGNAL_GROUPS) as SignalKind[];

/** What lists are narrowed to: records with an open signal of any kind, or of one. */
export const SIGNAL_FILTERS = ['any', ...SIGNAL_KINDS] as const;
export type SignalFilter = (typeof SIGNAL_FILTERS)[number];

/** The group of documents that a signal is about; `null`: none, so that no verdict takes it. */
export function groupOf({ kind, evidence }: FoundSignal): CheckedGroup | null {
  return evidence.group ?? SIGNAL_GROUPS[kind];
}

/** What of the signals on a record is open and about a group. */
export function openOn(group: CheckedGroup, signals: readonly Signal[]): Signal[] {
  return signals.filter((signal) => signal.state === 'open' && groupOf(signal) === group);
}

/** Of other applications, more than these say no more. */
export const MOST_OTHERS = 10;

/** `taken`: into a verdict; `ended`: what it rested on is there no more. */
export const SIGNAL_STATES = ['open', 'dismissed', 'taken', 'ended'] as const;
export type SignalState = (typeof SIGNAL_STATES)[number];

/** What a signal rests on. */
export interface SignalEvidence {
  /** Applications of other accounts, by id, the oldest first; the first of many. */
  readonly certificateIds?: readonly number[];
  /** Of which group the file is that others sent, too, or that was edited. */
  readonly group?: CheckedGroup;
  /** What was claimed and what was read. */
  readonly fields?: ReadonlyArray<{
    readonly field: CertificateField;
    readonly claimed: string | null;
    readonly read: string | null;
  }>;
  /** Days of which the one cannot come before the other, or not by so much. */
  readonly days?: ReadonlyArray<{
    readonly field: CertificateField;
    readonly day: Day;
    readonly laterField: CertificateField;
    readonly laterDay: Day;
  }>;
  /** What a document says of its making. */
  readonly edits?: DocumentEdits;
  /** What is to be paid and what was read, in sen. */
  readonly amount?: { readonly expected: number; readonly read: number };
  /** The last day of a passport; since when mails come back. */
  readonly day?: Day;
}

export interface FoundSignal {
  readonly kind: SignalKind;
  readonly evidence: SignalEvidence;
}

/** Advice to officers, never a decision. */
export interface Signal extends FoundSignal {
  readonly id: number;
  readonly certificateId: number;
  readonly state: SignalState;
  /** Why it was dismissed; internal. */
  readonly note: string | null;
  /** Who dismissed it, or took it into a verdict. */
  readonly officerId: number | null;
  readonly foundAt: Date;
  readonly settledAt: Date | null;
}

export type NewSignal = Omit<Signal, 'id'>;

interface LookedAt {
  readonly status: CertificateStatus;
  readonly updatedAt: Date;
}

/**
 * Whether an application under review has not been looked at as it is by now.
 * @param beganAt when the look began whose signals are kept.
 */
export function isLookDue({ status, updatedAt }: LookedAt, beganAt: Date | null): boolean {
  return status === 'Verifying' && (beganAt === null || beganAt < updatedAt);
}

export const SIGNAL_NOTE = { kind: 'lines', label: 'note', most: 1000 } as const;

/** @throws DomainError `illegal_transition` where it is not open any more. */
export function dismissSignal(signal: Signal, note: string, officerId: number, at: Date): Signal {
  if (signal.state !== 'open') throw new DomainError('illegal_transition', message('signal_settled'));
  return { ...signal, state: 'dismissed', note, officerId, settledAt: at };
}

/**
 * What becomes of the signals on a record once it was looked at again. One that was dismissed or taken stays so until
 * what it rests on is another, as one that is open stays open.
 */
export function reconcileSignals(
  stored: readonly Signal[],
  found: readonly FoundSignal[],
  at: Date,
): { readonly added: readonly FoundSignal[]; readonly ended: readonly Signal[] } {
  const standing = stored.filter(({ state }) => state !== 'ended');
  return {
    added: found.filter((one) => !standing.some((known) => isSame(known, one))),
    ended: standing
      .filter((known) => !found.some((one) => isSame(known, one)))
      .map((known) => ({ ...known, state: 'ended', settledAt: at })),
  };
}

function isSame(one: FoundSignal, other: FoundSignal): boolean {
  return one.kind === other.kind && JSON.stringify(one.evidence) === JSON.stringify(other.evidence);
}
