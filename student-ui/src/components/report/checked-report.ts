import type { CertifiedField } from '@myverify/domain/certificate/certificate.fields';
import type { ConfirmingParty } from '@myverify/domain/confirmation/contact';
import type { FieldLevel } from '@myverify/domain/verdict/levels';

/** What a stranger is shown of a report, whichever way they came by it. */
export interface CheckedReport {
  readonly result: 'valid' | 'withdrawn';
  readonly edition: number;
  readonly issuedAt: string;
  readonly withdrawnAt?: string;
  readonly reason?: string;
  readonly fields: Readonly<Record<Exclude<CertifiedField, 'type'>, string | null>>;
  readonly type: 'verification' | 'stamping';
  /** None where the paper does not itemise what was checked. */
  readonly checks: ReadonlyArray<{
    readonly group: 'photo' | 'passport' | 'certificate' | 'transcript' | 'ministry' | 'payment';
    readonly verdict: 'accepted' | 'send_again' | 'refused';
    readonly at: string;
    readonly method: 'each' | 'as_one' | 'stated';
  }>;
  /** How sure each field is; none where the paper says nothing of it. */
  readonly levels: Readonly<
    Record<string, { readonly level: FieldLevel; readonly sources: ReadonlyArray<{ readonly kind: string }> }>
  >;
  /** What others have confirmed of the values as they are. */
  readonly confirmations: ReadonlyArray<{
    readonly party: ConfirmingParty;
    readonly at: string;
    readonly office: string | null;
    readonly reference: string | null;
    readonly isRecorded: boolean;
    readonly fields: readonly CertifiedField[];
  }>;
  /** When particulars were last corrected. */
  readonly correctedAt: string | null;
}

/** What was looked at, and all editions under the number, newest first. */
export interface Checked {
  readonly steps: ReadonlyArray<{
    readonly step: 'found' | 'current_edition' | 'in_force' | 'fields';
    readonly outcome: 'passed' | 'failed' | 'not_checked';
  }>;
  readonly editions: ReadonlyArray<{
    readonly edition: number;
    readonly status: 'current' | 'superseded' | 'withdrawn';
    readonly issuedAt: string;
    readonly supersededAt?: string;
    readonly reason?: string;
  }>;
}
