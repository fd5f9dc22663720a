import { CONFIRMATION_STATES, type ConfirmationState } from '../../domain/confirmation/confirmation.machine.js';
import { CONFIRMING_PARTIES, type ConfirmingParty } from '../../domain/confirmation/contact.js';
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
import type { ConfirmationSort } from './confirmation.repository.js';

interface Filter {
  readonly id?: readonly number[];
  readonly certificateId?: number;
  readonly contactId?: number;
  readonly state?: ConfirmationState;
  readonly party?: ConfirmingParty;
  readonly open?: boolean;
  readonly overdue?: boolean;
  readonly proposed?: boolean;
  readonly differing?: boolean;
  readonly confirmed?: boolean;
  readonly sentSince?: Date;
  readonly universityName?: string;
  readonly q?: string;
}

export const CONFIRMATION_LIST: ListRules<ConfirmationSort, Filter> = {
  sortable: ['sentAt', 'id', 'state', 'party'],
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
