import { message } from '../messages/message.js';
import { DomainError } from './domain-error.js';

/** What errors call a record, in service and description alike. */
export type RecordName =
  | 'Agent'
  | 'Certificate'
  | 'Check'
  | 'Company'
  | 'Contact'
  | 'Cooperation'
  | 'Delivery'
  | 'Factor'
  | 'File'
  | 'Integrator'
  | 'Key'
  | 'Link'
  | 'Mail domain'
  | 'Member'
  | 'News'
  | 'Payment'
  | 'Proposal'
  | 'Reason'
  | 'Report'
  | 'Request'
  | 'Role'
  | 'Session'
  | 'Sign-in'
  | 'Signal'
  | 'Student'
  | 'University'
  | 'User'
  | 'Webhook';

/** There is none, or none that who asks may know of. */
export const notFound = (what: RecordName) => new DomainError('not_found', message('not_found', { what }));
