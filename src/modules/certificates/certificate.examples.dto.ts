import { message } from '../../domain/messages/message.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import type { NamedError } from '../../platform/http/errors/errors.js';
import { CertificateDto } from './certificate-answer.dto.js';

const undecided = { reportNumber: null, decidedAt: null, decidedBy: null, allowedActions: ['save', 'apply', 'remove'] };
const draft = { ...undecided, status: 'Unverified', appliedAt: null };
const rejected = {
  status: 'Rejected',
  reportNumber: null,
  rejectReason: 'The transcript lacks its last page.',
  allowedActions: ['save', 'authenticate', 'reject', 'remove'],
};
const added = { status: 201, type: CertificateDto, description: 'The new record' } as const;
const changed = { status: 200, type: CertificateDto, description: 'The record as it is now' } as const;

/** What the calls answer, each with what is special about its example. */
export const ANSWERS = {
  added: { ...added, example: draft },
  addedVerified: added,
  saved: { ...changed, example: draft },
  applied: { ...changed, example: { ...undecided, status: 'Verifying' } },
  approved: changed,
  rejected: { ...changed, example: rejected },
  undone: { ...changed, example: { ...undecided, status: 'Verifying', allowedActions: rejected.allowedActions } },
};

/** What they are refused for. */
export const NOT_FOUND = missing('Certificate');
export const NO_REASON = wrongField('reason', message('rejection_reason_needed'), 'missing_fields');
export const STALE: NamedError = {
  reason: 'stale_version',
  stale: { currentVersion: 5, changedFields: ['status', 'university'] },
};
