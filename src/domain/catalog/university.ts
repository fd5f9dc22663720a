import { refuseUsed } from '../shared/in-use.js';
import type { TextRules } from '../shared/record-fields.js';

export const UNIVERSITY_NATURES = ['public university', 'private university'] as const;
export type UniversityNature = (typeof UNIVERSITY_NATURES)[number];

export interface UniversityFields {
  readonly name: string;
  /** The Malaysian state or federal territory. */
  readonly region: string;
  readonly country: string;
  readonly nature: UniversityNature;
  /** What everybody calls it, such as UKM: it is found by it. */
  readonly abbreviation?: string | null;
}

export interface University extends UniversityFields {
  readonly id: number;
  readonly version: number;
  readonly abbreviation: string | null;
}

export const UNIVERSITY_FIELDS = {
  name: { kind: 'line', label: 'name', most: 200 },
  region: { kind: 'line', label: 'region', most: 100 },
  country: { kind: 'line', label: 'country', most: 100 },
  nature: { kind: 'choice', label: 'nature', of: UNIVERSITY_NATURES, empty: null },
  abbreviation: { kind: 'line', label: 'abbreviation', most: 20, example: 'UM' },
} as const satisfies TextRules<UniversityFields>;

/** What refers to a university. */
export interface UniversityUses {
  readonly cooperations: number;
  readonly agencies: number;
  /** What its confirmations are asked of, released or not. */
  readonly contacts: number;
  readonly mailDomains: number;
}

/** @throws DomainError `in_use` where a cooperation, an agency, a contact or a mail domain refers to one of the universities. */
export function validateUniversityRemoval(
  universities: readonly University[],
  uses: ReadonlyMap<number, UniversityUses>,
): void {
  refuseUsed(
    universities.map(({ id, name }) => ({
      id,
      name,
      uses: [
        { count: uses.get(id)?.cooperations ?? 0, of: 'cooperations' },
        { count: uses.get(id)?.agencies ?? 0, of: 'agencies' },
        { count: uses.get(id)?.contacts ?? 0, of: 'contacts' },
        { count: uses.get(id)?.mailDomains ?? 0, of: 'mail_domains' },
      ],
    })),
  );
}

/** The nature that a parameter asks for: either full name, `public`, `private` or `all`, in any letter case; `undefined` means all, `null` is no such thing. */
export function natureAsked(text: string): UniversityNature | undefined | null {
  const asked = text.trim().toLowerCase();
  if (asked === '' || asked === 'all') return undefined;
  return UNIVERSITY_NATURES.find((nature) => nature === asked || nature === `${asked} university`) ?? null;
}
