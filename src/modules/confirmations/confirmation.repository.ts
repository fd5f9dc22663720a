import type {
  AnswersOn,
  Confirmation,
  ConfirmationAnswer,
  NewAnswer,
  NewConfirmation,
  Settlement,
} from '../../domain/confirmation/confirmation.js';
import type { ConfirmationState } from '../../domain/confirmation/confirmation.machine.js';
import type { ConfirmingParty } from '../../domain/confirmation/contact.js';
import type { EnquiryStep } from '../../domain/confirmation/enquiry-steps.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export interface ConfirmationFilter {
  readonly ids?: readonly number[];
  readonly certificateId?: number;
  readonly contactId?: number;
  readonly state?: ConfirmationState;
  readonly party?: ConfirmingParty;
  /** Whether an answer is still waited for. */
  readonly open?: boolean;
  readonly overdue?: boolean;
  readonly proposed?: boolean;
  /** Whether an answer says otherwise of a present value, and nobody has settled it. */
  readonly differing?: boolean;
  /** Whether the answers confirm all key values. */
  readonly confirmed?: boolean;
  /** Sent, or sent again, at this moment or later. */
  readonly sentSince?: Date;
  /** The whole name of the university that the certificate names. */
  readonly universityName?: string;
  /** Beginnings of words of the student's name and the office. */
  readonly q?: string;
}

export type ConfirmationSort = 'sentAt' | 'id' | 'certificateId' | 'email' | 'state' | 'party';

export abstract class ConfirmationReader {
  abstract findById(id: number): Promise<Confirmation | null>;
  /** By any of the keyed hashes of a token. */
  abstract findByToken(hashes: readonly string[]): Promise<Confirmation | null>;
  /** @param now against which `overdue` is judged. */
  abstract list(request: ListRequest<ConfirmationSort, ConfirmationFilter>, now: Date): Promise<Page<Confirmation>>;
  /** What still waits for an answer of an address, oldest first. */
  abstract openAt(email: string): Promise<Confirmation[]>;
  abstract answer(id: number): Promise<ConfirmationAnswer | null>;
  /** Oldest first. */
  abstract answersTo(confirmationIds: readonly number[]): Promise<ConfirmationAnswer[]>;
  abstract settlementsOf(answerIds: readonly number[]): Promise<Settlement[]>;
  abstract on(certificateId: number): Promise<AnswersOn>;
  abstract allOn(certificateId: number): Promise<Confirmation[]>;
  abstract stepsOn(certificateId: number): Promise<EnquiryStep[]>;
  /** Ids of at most `limit` that wait for an answer and were sent before, by when they were sent, behind `after`. */
  abstract waiting(sentBefore: Date, after: number, limit: number): Promise<readonly number[]>;
}

export interface ConfirmationStore {
  /** Nobody else changes it before this transaction ends. */
  lock(id: number): Promise<Confirmation | null>;
  /** All on a certificate, oldest first; nobody else changes them before this transaction ends. */
  lockOn(certificateId: number): Promise<Confirmation[]>;
  /** What still waits for an answer of a contact; locked likewise. */
  lockOpenOf(contactId: number): Promise<Confirmation[]>;
  /** The certificates of a student about which an answer is still waited for, by id. */
  openCertificatesOf(ownerId: number): Promise<number[]>;
  insert(confirmation: NewConfirmation): Promise<Confirmation>;
  /** @throws DomainError `stale_version` where the stored version is another. */
  update(confirmation: Confirmation): Promise<Confirmation>;
  addAnswer(answer: NewAnswer): Promise<ConfirmationAnswer>;
  dispute(answerId: number, now: Date): Promise<void>;
  addSettlement(settlement: Settlement & { readonly certificateId: number }): Promise<void>;
  /** As they are at this moment, not as they were when the transaction began. */
  on(certificateId: number): Promise<AnswersOn>;
  /** Removes all on a record whose holder has erased the account. */
  forget(certificateId: number): Promise<void>;
}
