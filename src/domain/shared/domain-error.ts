import type { Message } from '../messages/message.js';
import { wireText } from '../messages/wire.js';

/**
 * Every way a request can be refused. Stable words: clients and tests rely on them; one table in `http` maps each to a
 * status.
 */
export const REASONS = [
  'invalid_input',
  'missing_fields',
  'page_too_large',
  'wrong_code',
  'wrong_password',
  'wrong_credentials',
  'email_locked',
  'account_disabled',
  'no_session',
  'session_expired',
  'forbidden',
  'reauthentication_required',
  'second_factor_required',
  'too_many_factors',
  'sso_failed',
  'sso_refused',
  'sso_only',
  'cross_site',
  'not_found',
  'certificate_verified',
  'stale_version',
  'version_required',
  'illegal_transition',
  'verdicts_missing',
  'proposal_open',
  'decision_pending',
  'decision_not_pending',
  'nothing_changed',
  'report_not_ready',
  'receipt_not_ready',
  'report_withdrawn',
  'report_superseded',
  'in_use',
  'not_assignable',
  'built_in',
  'integrator_closed',
  'too_many_keys',
  'too_many_rows',
  'too_many_webhooks',
  'too_many_members',
  'webhook_off',
  'check_unfinished',
  'wrong_key',
  'key_in_address',
  'last_administrator',
  'already_exists',
  'wrong_format',
  'too_large',
  'upload_refused',
  'too_many_requests',
  'locked_out',
  'cooldown',
  'unknown_report',
  'sample_report',
  'mistyped',
  'link_expired',
  'link_ended',
  'invitation_ended',
  'address_change_ended',
  'holder_gone',
  'pin_needed',
  'wrong_pin',
  'too_many_drafts',
  'too_many_shares',
  'wallet_off',
  'consent_missing',
  'contact_not_released',
  'confirmation_missing',
  'confirmation_differs',
  'confirmation_ended',
  'in_progress',
  'already_done',
  'idempotency_mismatch',
  'storage_full',
  'file_damaged',
  'unavailable',
] as const;

export type Reason = (typeof REASONS)[number];

/** What is wrong by field, in the field names of the domain (camelCase); the portal translates the names. */
export type FieldErrors = Readonly<Record<string, Message>>;

export interface DomainErrorDetails {
  readonly errors?: FieldErrors;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
  /** Of `stale_version`: how far the record has gone, and which of its fields were changed on the way. */
  readonly stale?: { readonly currentVersion: number; readonly changedFields: readonly string[] };
}

/** An expected refusal. Anything else that is thrown is a defect and answers 500. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  /** What is told: one message, or several after each other. */
  readonly said: Message | readonly Message[];

  constructor(
    readonly reason: Reason,
    said: Message | readonly Message[],
    readonly details: DomainErrorDetails = {},
  ) {
    super(wireText(said));
    this.said = 'length' in said && said.length === 1 && said[0] ? said[0] : said;
  }
}

/** The refusal of one field. */
export const fieldError = (field: string, said: Message, reason: Reason = 'invalid_input'): DomainError =>
  new DomainError(reason, said, { errors: { [field]: said } });
