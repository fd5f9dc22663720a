import type { DocumentGroup } from '../certificate/certificate.documents.js';
import type { ReadingState } from '../reading/reading.js';
import { bestFound, type FoundField, type TextField } from '../reading/text-comparison.js';
import type { FoundSignal, SignalKind } from './signal.js';

/** A document whose text was to be read. */
export interface ReadText {
  readonly group: DocumentGroup;
  readonly state: ReadingState;
  readonly text: string | null;
  readonly confidence: number | null;
  readonly found: readonly FoundField[];
}

/** A shorter text is that of a stamp, or of a page that was hardly read. */
const LEAST_TEXT = 100;
/** Below it a machine reads numbers wrongly. */
const LEAST_CONFIDENCE = 85;

/**
 * What the certificate does not say. Only where all its files were read well, and say something else of what is
 * claimed: then they are what they should be, and legible.
 */
export function findTextSignals(read: readonly ReadText[]): FoundSignal[] {
  const certificates = read.filter(({ group }) => group === 'certificate');
  if (certificates.length === 0 || !certificates.every(isReadWell)) return [];
  const fields = bestFound(certificates.map(({ found }) => found));
  const says = (field: TextField) => fields.find((one) => one.field === field)?.found;
  const isTheirs = says('name') === 'match' && (says('university') === 'match' || says('awardingTime') === 'match');
  return [
    ...(isTheirs ? missing('value_not_found', fields, 'certNo') : []),
    ...(says('certNo') === 'match' ? missing('name_differs', fields, 'name') : []),
  ];
}

function isReadWell({ text, confidence }: ReadText): boolean {
  return text !== null && text.length >= LEAST_TEXT && (confidence ?? 0) >= LEAST_CONFIDENCE;
}

function missing(kind: SignalKind, fields: readonly FoundField[], field: TextField): FoundSignal[] {
  const one = fields.find((compared) => compared.field === field && compared.found === 'not_found');
  return one ? [{ kind, evidence: { fields: [{ field, claimed: one.claimed, read: null }] } }] : [];
}
