import { message } from '../messages/message.js';
import { fieldError } from '../shared/domain-error.js';
import { refuseUsed } from '../shared/in-use.js';
import { type TextRules, withChanges } from '../shared/record-fields.js';
import { comparisonKey } from '../shared/text.js';

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
  /** What it was called before, the oldest first: applications from then still name it so. */
  readonly formerNames: readonly string[];
}

/**
 * What may be changed of a university; of its former names those that are left out are forgotten, and no other comes in
 * so.
 */
export type UniversityChange = Partial<UniversityFields & Pick<University, 'formerNames'>>;

export const UNIVERSITY_FIELDS = {
  name: { kind: 'line', label: 'name', most: 200 },
  region: { kind: 'line', label: 'region', most: 100 },
  country: { kind: 'line', label: 'country', most: 100 },
  nature: { kind: 'choice', label: 'nature', of: UNIVERSITY_NATURES, empty: null },
  abbreviation: { kind: 'line', label: 'abbreviation', most: 20, example: 'UM' },
} as const satisfies TextRules<UniversityFields>;

const FORMER_NAMES_KEPT = 20;

const isSame = (one: string, other: string) => comparisonKey(one) === comparisonKey(other);

/** Whether applications call the university so, or called it so. */
export function isCalled({ name, formerNames }: Pick<University, 'name' | 'formerNames'>, asked: string): boolean {
  return [name, ...formerNames].some((called) => isSame(called, asked));
}

/** Under another name, or in another country, it is as good as another university to whoever asks its contacts. */
export function isOtherUniversity(before: UniversityFields, after: UniversityFields): boolean {
  return !isSame(before.name, after.name) || !isSame(before.country, after.country);
}

/** A university after a change; the name that it had stays with it. */
export function changedUniversity(current: University, { formerNames: left, ...given }: UniversityChange): University {
  const changed = withChanges(current, given);
  const kept = left ? current.formerNames.filter((former) => left.includes(former)) : current.formerNames;
  const formerNames = [...kept, current.name].filter((name) => !isSame(name, changed.name)).slice(-FORMER_NAMES_KEPT);
  return { ...changed, formerNames };
}

/**
 * @param renamed those that have former names.
 * @throws DomainError `already_exists` where another of the country was called so.
 */
export function refuseFormerName(
  { name, country, id }: UniversityFields & { readonly id?: number },
  renamed: readonly University[],
): void {
  const other = renamed.find(
    (one) => one.id !== id && isSame(one.country, country) && one.formerNames.some((former) => isSame(former, name)),
  );
  if (!other) return;
  throw fieldError('name', message('university_called_so', { name: other.name }), 'already_exists');
}

/** What refers to a university. */
export interface UniversityUses {
  readonly cooperations: number;
  readonly agencies: number;
  /** What its confirmations are asked of, released or not. */
  readonly contacts: number;
  readonly mailDomains: number;
}

/**
 * @throws DomainError `in_use` where a cooperation, an agency, a contact or a mail domain refers to one of the
 * universities.
 */
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

/**
 * The nature that a parameter asks for: either full name, `public`, `private` or `all`, in any letter case; `undefined`
 * means all, `null` is no such thing.
 */
export function natureAsked(text: string): UniversityNature | undefined | null {
  const asked = text.trim().toLowerCase();
  if (asked === '' || asked === 'all') return undefined;
  return UNIVERSITY_NATURES.find((nature) => nature === asked || nature === `${asked} university`) ?? null;
}
