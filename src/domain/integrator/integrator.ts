import { EMAIL_MAX } from '../account/email.js';
import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import type { RulesFor } from '../shared/field-reader.js';

export const INTEGRATOR_STATUSES = ['active', 'closed'] as const;
export type IntegratorStatus = (typeof INTEGRATOR_STATUSES)[number];

export interface IntegratorFields {
  readonly name: string;
  /** Where it is written to. */
  readonly contact: string;
  /** What it checks reports for. */
  readonly purpose: string;
  readonly status: IntegratorStatus;
}

/** An organisation whose programs use the service. Of a closed one no key works. */
export interface Integrator extends IntegratorFields {
  readonly id: number;
  readonly version: number;
  readonly createdAt: Date;
}

export const INTEGRATOR_FIELDS = {
  name: { kind: 'line', label: 'name', most: 200, example: 'Universiti Contoh, Admissions' },
  contact: { kind: 'email', label: 'contact', most: EMAIL_MAX, example: 'systems@contoh.example' },
  purpose: { kind: 'lines', label: 'purpose', most: 1000, example: 'Checks the reports of those who apply.' },
  status: { kind: 'choice', label: 'status', of: INTEGRATOR_STATUSES, empty: 'active' },
} as const satisfies RulesFor<IntegratorFields>;

/** @throws DomainError `integrator_closed`. */
export function refuseClosed({ status }: Pick<Integrator, 'status'>): void {
  if (status === 'closed') throw new DomainError('integrator_closed', message('integrator_closed'));
}
