import type { AddressSide } from '../account/address-change.js';
import type { FactorChange } from '../account/factors.js';
import type { ConfirmationEnding } from '../confirmation/confirmation.machine.js';
import type { ReceiptLanguage } from '../payment/receipt.js';
import type { DropCause, HeldAction } from '../review/held-decision.js';
import { queryWords } from '../shared/search-words.js';
import type { OrderedTry } from '../webhook/delivery.js';

/** Every job there is, with its payload. Payloads are ids only: what they mean is read when the job runs. */
export interface Jobs {
  /** Renders the PDF of a report edition. */
  'report.render': { readonly reportId: number };
  /** Renders the receipt of an application, as somebody has asked for it. */
  'receipt.render': { readonly certificateId: number; readonly language: ReceiptLanguage };
  /** Renders the sample that everybody may open, as somebody has asked for it. */
  'sample.render': Readonly<object>;
  /** Has those who watch a report told that it was withdrawn or corrected, some hundred at a time. */
  'report.changed': {
    readonly reportId: number;
    readonly afterWatcherId?: number;
    readonly change?: ReportChange;
  };
  /** Asks an address whether it wants to be told when a report changes. */
  'mail.watch-asked': { readonly watcherId: number };
  /**
   * Tells one who watches a report what became of it, and by which edition; older ones name neither it nor the change.
   */
  'mail.report-changed': { readonly watcherId: number; readonly reportId?: number; readonly change?: ReportChange };
  /** Mails a verification code, or that the account already exists. */
  'mail.code': { readonly codeId: number };
  /** Carries a held decision out, once nobody may undo it any more. */
  'certificate.decide': { readonly decisionId: number };
  /** Tells an officer that a decision was not carried out. */
  'mail.decision-dropped': {
    readonly certificateId: number;
    readonly userId: number;
    readonly action: HeldAction;
    readonly cause: DropCause;
  };
  /** Tells an officer that a record which they prepared belongs to its student now. */
  'mail.record-adopted': { readonly certificateId: number; readonly userId: number };
  /**
   * Tells an applicant what became of an application, or of its report: of which edition, where it was corrected or
   * issued anew.
   */
  'mail.certificate': {
    readonly certificateId: number;
    readonly event: CertificateMailEvent;
    readonly reportId?: number;
  };
  /** Tells the holder of a report that it was looked up or checked. */
  'mail.looked-up': { readonly certificateId: number };
  /** Tells the holder of a link that wrong PINs have ended it. */
  'mail.share-locked': { readonly shareId: number };
  /** Asks a university or the ministry about a certificate, or reminds it. */
  'mail.confirmation': { readonly confirmationId: number; readonly reminder?: boolean };
  /** Tells a contact what was answered in its name. */
  'mail.confirmation-receipt': { readonly answerId: number };
  /** Tells a contact where all is that it is still asked. */
  'mail.confirmation-desk': { readonly contactId: number };
  /** Tells the officer who asked, or the one named, that an answer was not given by the office. */
  'mail.confirmation-disputed': { readonly confirmationId: number; readonly userId?: number };
  /** Tells the officer who asked, or the one named, that an answer says otherwise than the application. */
  'mail.confirmation-differs': { readonly answerId: number; readonly userId?: number };
  /** Tells the officer who asked, or the one named, what came of a request, where nothing differs. */
  'mail.confirmation-ended': {
    readonly confirmationId: number;
    readonly ending: ConfirmationEnding;
    readonly userId?: number;
  };
  /** Tells whom staff have made an account how to set its password. */
  'mail.account-made': { readonly userId: number };
  /** Tells a user that the password of the account was changed. */
  'mail.password-changed': { readonly userId: number };
  /** Tells the owner of an account that it was signed in to with a device that it did not know. */
  'mail.new-device': { readonly userId: number; readonly sessionId: string };
  'mail.factors-changed': { readonly userId: number; readonly change: FactorChange };
  /** Asks one of the two mailboxes whether the account is to have the other address. */
  'mail.address-change': { readonly userId: number; readonly side: AddressSide };
  /** Tells the old address of a user that the account has another one now. */
  'mail.email-changed': { readonly changeId: number };
  /** Mails the sealed end of the audit trail. */
  'mail.audit-anchor': { readonly key: string };
  /** Removes what an erased user still owns: too much for one transaction, or come in while the account was erased. */
  'account.remains': { readonly userId: number };
  /** Asks the address of a request for access whether it is its own, or tells why the request was declined. */
  'mail.access-request': { readonly requestId: number };
  /** Does a check of many reports, some at a time. */
  'report.check': { readonly checkId: number };
  /** Has integrators told what became of a report. */
  'webhook.report': { readonly reportId: number; readonly change?: ReportChange };
  /** Tells one webhook one event: the first turn, or a later one. */
  'webhook.send': OrderedTry;
  /** Tells an integrator that a webhook was switched off. */
  'mail.webhook-off': { readonly webhookId: number };
  /** Tells an integrator that a key of theirs was seen in an address. */
  'mail.key-leaked': { readonly keyId: number };
  /** Looks for what may make an officer look twice at an application. */
  'certificate.signals': { readonly certificateId: number };
  /** Holds the proofs of payment of an application against its fee. */
  'payment.match': { readonly certificateId: number };
  /** Makes out the machine-readable zone of a passport; `again` where that took too long before. */
  'file.read': { readonly fileId: string; readonly again?: true };
  /** Makes out the text of a document; `again` where that took too long before. */
  'file.text': { readonly fileId: string; readonly again?: true };
  /** Takes the digest of the points of a picture that came before that was done. */
  'file.pixels': { readonly fileId: string };
  /** Deletes discarded files, bytes and rows. */
  'files.purge': { readonly fileIds: readonly string[] };
}

/** A job by what is ordered. */
export type JobOrder = { readonly [N in JobName]: { readonly name: N; readonly payload: Jobs[N] } }[JobName];

export type CertificateMailEvent = 'applied' | 'verified' | 'rejected' | 'withdrawn' | 'corrected';

/**
 * What happened to a report, which may be otherwise by the time it is told; not in what releases before this ordered.
 */
export type ReportChange = 'withdrawn' | 'superseded';

export type JobName = keyof Jobs;
export const QUEUE_NAMES = ['pdf', 'mail', 'webhooks', 'checks', 'reading', 'texts', 'maintenance'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

export interface JobRules {
  /** Jobs of one queue share workers, so that slow renders never hold up mail. */
  readonly queue: QueueName;
  /** Tries before the job has failed, for staff to see. */
  readonly attempts: number;
  /** Wait before the second try, in milliseconds; doubles with each further try. */
  readonly backoff: number;
  /** A try that takes longer than this many milliseconds counts as failed. */
  readonly timeout: number;
}

/** The answer of a mail server alone is awaited for ten minutes. */
const MAIL_TIMEOUT = 660_000;

/** The jobs whose names have, for each word of a query, one that begins so: `report ren` is `report.render`. */
export function jobsNamed(query: string): JobName[] {
  const asked = queryWords(query);
  const names = Object.keys(JOB_RULES) as JobName[];
  return names.filter((name) => asked.length > 0 && asked.every((word) => beginsOneOf(name, word)));
}

const beginsOneOf = (name: string, word: string) => queryWords(name).some((own) => own.startsWith(word));

/** Waits and tries together outlast an hour in which a part of the service is away, but for codes, which die sooner. */
export const JOB_RULES: Readonly<Record<JobName, JobRules>> = {
  'report.render': { queue: 'pdf', attempts: 12, backoff: 2_000, timeout: 60_000 },
  // Whoever waits for it has given up after a minute, and orders another one.
  'receipt.render': { queue: 'pdf', attempts: 3, backoff: 2_000, timeout: 60_000 },
  'sample.render': { queue: 'pdf', attempts: 3, backoff: 2_000, timeout: 60_000 },
  'report.changed': { queue: 'maintenance', attempts: 10, backoff: 5_000, timeout: 60_000 },
  'mail.report-changed': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.watch-asked': { queue: 'mail', attempts: 6, backoff: 2_000, timeout: MAIL_TIMEOUT },
  'mail.code': { queue: 'mail', attempts: 6, backoff: 2_000, timeout: MAIL_TIMEOUT },
  'certificate.decide': { queue: 'maintenance', attempts: 12, backoff: 2_000, timeout: 60_000 },
  'mail.record-adopted': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.decision-dropped': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.certificate': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.looked-up': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.share-locked': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.confirmation': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.confirmation-receipt': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.confirmation-desk': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.confirmation-disputed': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.confirmation-differs': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.confirmation-ended': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.account-made': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.new-device': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.factors-changed': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.password-changed': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.address-change': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.email-changed': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.access-request': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'report.check': { queue: 'checks', attempts: 10, backoff: 2_000, timeout: 120_000 },
  'webhook.report': { queue: 'maintenance', attempts: 12, backoff: 2_000, timeout: 60_000 },
  'webhook.send': { queue: 'webhooks', attempts: 12, backoff: 2_000, timeout: 30_000 },
  'mail.webhook-off': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.key-leaked': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'mail.audit-anchor': { queue: 'mail', attempts: 10, backoff: 5_000, timeout: MAIL_TIMEOUT },
  'account.remains': { queue: 'maintenance', attempts: 10, backoff: 5_000, timeout: 60_000 },
  'payment.match': { queue: 'reading', attempts: 8, backoff: 2_000, timeout: 60_000 },
  'certificate.signals': { queue: 'reading', attempts: 8, backoff: 2_000, timeout: 60_000 },
  'file.read': { queue: 'reading', attempts: 8, backoff: 2_000, timeout: 60_000 },
  // A document of four pages takes half a minute, and passports do not wait for it.
  'file.text': { queue: 'texts', attempts: 8, backoff: 2_000, timeout: 150_000 },
  'file.pixels': { queue: 'texts', attempts: 8, backoff: 2_000, timeout: 60_000 },
  'files.purge': { queue: 'maintenance', attempts: 10, backoff: 5_000, timeout: 60_000 },
};

/** A row of the outbox as a worker sees it. */
export interface OpenJob<N extends JobName = JobName> {
  readonly id: number;
  readonly name: N;
  readonly payload: Jobs[N];
  /** Tries begun so far, this one included. */
  readonly attempt: number;
  /** Of the mail that it sends, where it sends one: the same in each try, and no other's, also not after a restore. */
  readonly mailId: string;
}
