import { message } from '../messages/message.js';
import { refuseErrors } from '../shared/record-fields.js';

export interface AgentFields {
  readonly companyId: number;
  readonly universityId: number;
}

/** The link that makes a company an agency of a university. */
export interface Agent extends AgentFields {
  readonly id: number;
  readonly version: number;
}

/** A link as lists show it. */
export interface NamedAgent extends Agent {
  readonly companyName: string;
  readonly universityName: string;
}

/** @throws DomainError `invalid_input` naming the sides that there are not. */
export function refuseUnknownLinks(known: { readonly company: boolean; readonly university: boolean }): void {
  refuseErrors({
    ...(known.company ? {} : { companyId: message('no_company') }),
    ...(known.university ? {} : { universityId: message('no_university') }),
  });
}
