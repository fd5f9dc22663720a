import { CONFIRMATION_STATES } from '../../domain/confirmation/confirmation.machine.js';
import { CONFIRMING_PARTIES } from '../../domain/confirmation/contact.js';
import {
  choiceFilter,
  flagFilter,
  idFilter,
  idsFilter,
  type ListRules,
  Q_MAX,
  sinceFilter,
  textFilter,
} from '../../platform/http/resource-list.dto.js';
import type { ConfirmationFilter, ConfirmationSort } from './confirmation.repository.js';

export const CONFIRMATION_LIST: ListRules<ConfirmationSort, ConfirmationFilter> = {
  sortable: ['sentAt', 'id', 'certificateId', 'email', 'state', 'party'],
  descending: true,
  filters: {
    id: idsFilter,
    certificateId: idFilter,
    contactId: idFilter,
    state: choiceFilter(...CONFIRMATION_STATES),
    party: choiceFilter(...CONFIRMING_PARTIES),
    open: flagFilter,
    overdue: flagFilter,
    proposed: flagFilter,
    differing: flagFilter,
    confirmed: flagFilter,
    sentSince: sinceFilter,
    universityName: textFilter(200),
    q: textFilter(Q_MAX),
  },
};
