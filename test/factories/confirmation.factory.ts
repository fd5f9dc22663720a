import type { NewAnswer, NewConfirmation } from '../../src/domain/confirmation/confirmation.js';

let made = 0;

/** A request that was sent and nothing has come of yet. */
export function aConfirmation(
  certificateId: number,
  sentAt: Date,
  changes: Partial<NewConfirmation> = {},
): NewConfirmation {
  made += 1;
  return {
    ...{ certificateId, certificateVersion: 1, party: 'university', contactId: 5, email: 'registrar@um.example' },
    ...{ office: 'Registrar', language: 'en', dueDays: 14, state: 'sent', cancelCause: null, proposed: false },
    claimed: { certNo: 'UM-1', awardingTime: '2023-10-15', level: 'Master', name: 'Wang Xiaoming' },
    identity: { name: 'Wang Xiaoming', birth: '2000-01-01', major: 'Physics' },
    fileIds: [],
    ...{ nonce: `nonce ${made}`, tokenHash: `hash ${made}`, sentAt, openedAt: null, endedAt: null, reminders: 0 },
    ...{ keyValues: null, keyValuesAt: null, attachedId: null, createdBy: 50, createdAt: sentAt },
    ...changes,
  };
}

export function anAnswerTo(
  { id, certificateId }: { readonly id: number; readonly certificateId: number },
  at: Date,
  changes: Partial<NewAnswer> = {},
): NewAnswer {
  return {
    ...{ confirmationId: id, certificateId, party: 'university', outcome: 'answered', way: 'link', recordedBy: null },
    claimed: { certNo: 'UM-1' },
    fields: { certNo: { answer: 'confirmed', value: 'UM-1', likeness: 'equal' } },
    ...{ name: 'Puan Lim', office: 'Registrar', reference: 'R-7', note: null, fileId: null, at },
    ...changes,
  };
}
