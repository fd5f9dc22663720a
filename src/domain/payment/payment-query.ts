import { recordIdIn } from '../shared/record-id.js';
import { referencesIn } from './payment-reference.js';

/** What a search in payments asks for: those of applications, or those of whom words of a name tell. */
export type PaymentQuery = { readonly ids: readonly number[] } | { readonly name: string };

/** A reference, as whole as `referencesIn` wants it, the number of an application, or words of the name. */
export function readPaymentQuery(q: string): PaymentQuery {
  const referred = referencesIn(q);
  if (referred.length > 0) return { ids: referred };
  const id = recordIdIn(q);
  return id === null ? { name: q } : { ids: [id] };
}
