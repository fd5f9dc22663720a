import { type Message, message } from '../messages/message.js';
import type { FieldErrors } from '../shared/domain-error.js';
import { type RawFields, refuseErrors } from '../shared/record-fields.js';
import { isRecordId } from '../shared/record-id.js';

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

const MISSING = { companyId: message('company_needed'), universityId: message('university_needed') };
const NOT_AN_ID = { companyId: message('company_id_expected'), universityId: message('university_id_expected') };
const UNKNOWN = { companyId: message('no_company'), universityId: message('no_university') };
const FIELDS = ['companyId', 'universityId'] as const;

/** A new link needs both sides; a change keeps what it does not give. @throws DomainError `invalid_input` with every wrong field. */
export function readAgent(raw: RawFields, base: Agent | null, more: FieldErrors = {}): AgentFields {
  const errors: Record<string, Message> = { ...more };
  const values: Partial<Record<keyof AgentFields, number>> = {};
  for (const field of FIELDS) {
    const given = Object.hasOwn(raw, field) ? raw[field] : undefined;
    const id = given === undefined ? (base?.[field] ?? null) : given;
    if (isRecordId(id)) values[field] = id;
    else errors[field] = id === null || id === '' ? MISSING[field] : NOT_AN_ID[field];
  }
  refuseErrors(errors);
  return values as AgentFields;
}

/** @throws DomainError `invalid_input` naming the sides that there are not. */
export function refuseUnknownLinks(known: { readonly company: boolean; readonly university: boolean }): void {
  refuseErrors({
    ...(known.company ? {} : { companyId: UNKNOWN.companyId }),
    ...(known.university ? {} : { universityId: UNKNOWN.universityId }),
  });
}
