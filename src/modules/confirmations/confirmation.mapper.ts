import type {
  Confirmation,
  ConfirmationAnswer,
  NewAnswer,
  NewConfirmation,
  Settlement,
} from '../../domain/confirmation/confirmation.js';
import { saysOtherwise } from '../../domain/confirmation/requirement.js';
import { toDate } from '../../platform/db/moments.js';
import { searchable } from '../contacts/contact.mapper.js';
import type {
  ConfirmationAnswerEntity,
  ConfirmationEntity,
  ConfirmationSettlementEntity,
} from './confirmation.entity.js';

const maybeDate = (at: number | null) => (at === null ? null : toDate(at));

export function toConfirmation(row: ConfirmationEntity): Confirmation {
  return {
    id: row.id,
    version: row.version,
    certificateId: row.certificate_id,
    certificateVersion: row.certificate_version,
    party: row.party,
    contactId: row.contact_id,
    email: row.email,
    office: row.office,
    language: row.language,
    claimed: JSON.parse(row.claimed) as Confirmation['claimed'],
    identity: JSON.parse(row.student) as Confirmation['identity'],
    fileIds: JSON.parse(row.file_ids) as Confirmation['fileIds'],
    dueDays: row.due_days,
    state: row.state,
    cancelCause: row.cancel_cause,
    proposed: row.proposed === 1,
    nonce: row.nonce,
    tokenHash: row.token_hash,
    sentAt: toDate(row.sent_at),
    openedAt: maybeDate(row.opened_at),
    endedAt: maybeDate(row.ended_at),
    reminders: row.reminders,
    keyValues: row.key_values === null ? null : (JSON.parse(row.key_values) as Confirmation['keyValues']),
    keyValuesAt: maybeDate(row.key_values_at),
    attachedId: row.attached_id,
    createdBy: row.created_by,
    createdAt: toDate(row.created_at),
  };
}

export function toConfirmationColumns(
  one: NewConfirmation,
): Omit<ConfirmationEntity, 'id' | 'version' | 'answered_at' | 'confirmed'> {
  return {
    certificate_id: one.certificateId,
    certificate_version: one.certificateVersion,
    party: one.party,
    contact_id: one.contactId,
    email: one.email,
    office: one.office,
    language: one.language,
    claimed: JSON.stringify(one.claimed),
    student: JSON.stringify(one.identity),
    file_ids: JSON.stringify(one.fileIds),
    due_days: one.dueDays,
    state: one.state,
    cancel_cause: one.cancelCause,
    proposed: one.proposed ? 1 : 0,
    nonce: one.nonce,
    token_hash: one.tokenHash,
    sent_at: one.sentAt.getTime(),
    opened_at: one.openedAt?.getTime() ?? null,
    ended_at: one.endedAt?.getTime() ?? null,
    reminders: one.reminders,
    key_values: one.keyValues === null ? null : JSON.stringify(one.keyValues),
    key_values_at: one.keyValuesAt?.getTime() ?? null,
    attached_id: one.attachedId,
    created_by: one.createdBy,
    created_at: one.createdAt.getTime(),
    words: searchable(one.identity.name, one.office),
  };
}

export function toAnswer(row: ConfirmationAnswerEntity): ConfirmationAnswer {
  return {
    id: row.id,
    confirmationId: row.confirmation_id,
    certificateId: row.certificate_id,
    party: row.party,
    outcome: row.outcome,
    way: row.way,
    recordedBy: row.recorded_by,
    claimed: JSON.parse(row.claimed) as ConfirmationAnswer['claimed'],
    fields: JSON.parse(row.fields) as ConfirmationAnswer['fields'],
    name: row.name,
    office: row.office,
    reference: row.reference,
    note: row.note,
    fileId: row.file_id,
    at: toDate(row.answered_at),
    disputedAt: maybeDate(row.disputed_at),
  };
}

export function toAnswerColumns(answer: NewAnswer): Omit<ConfirmationAnswerEntity, 'id'> {
  return {
    confirmation_id: answer.confirmationId,
    certificate_id: answer.certificateId,
    party: answer.party,
    outcome: answer.outcome,
    way: answer.way,
    recorded_by: answer.recordedBy,
    claimed: JSON.stringify(answer.claimed),
    fields: JSON.stringify(answer.fields),
    name: answer.name,
    office: answer.office,
    reference: answer.reference,
    note: answer.note,
    file_id: answer.fileId,
    answered_at: answer.at.getTime(),
    disputed_at: null,
    may_differ: saysOtherwise(answer) ? 1 : 0,
  };
}

export function toSettlement(row: ConfirmationSettlementEntity): Settlement {
  const { answer_id: answerId, field, officer_id: officerId, note } = row;
  return { answerId, field, officerId, note, at: toDate(row.settled_at) };
}
