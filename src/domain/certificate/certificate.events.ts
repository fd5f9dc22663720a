import type { CheckedGroup } from '../verdict/checks.js';

/** What happened to a record, for what must follow after the commit. */
export type CertificateEvent =
  | { readonly type: 'saved' }
  | { readonly type: 'applied' }
  | { readonly type: 'verified'; readonly reportNumber: string }
  /** `groups`: whose verdicts it is made of; none where it is a text alone. */
  | { readonly type: 'rejected'; readonly groups: readonly CheckedGroup[] }
  | { readonly type: 'corrected'; readonly reason: string; readonly edition: number };
