import { recordIdIn } from '../shared/record-id.js';

/** What a search in proposals asks for. */
export type ProposalQuery =
  /** The number of a certificate, or of the proposal itself. */
  | { readonly id: number }
  /** The beginning of the number of a report. */
  | { readonly reportNumber: string }
  /** Words of the holder's name, each by its beginning. */
  | { readonly name: string };

export function readProposalQuery(q: string): ProposalQuery {
  const id = recordIdIn(q);
  if (id !== null) return { id };
  const number = q.trim().toUpperCase();
  return number.startsWith('MYV-') ? { reportNumber: number } : { name: q };
}
