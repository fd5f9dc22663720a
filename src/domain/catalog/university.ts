export const UNIVERSITY_NATURES = ['public university', 'private university'] as const;
export type UniversityNature = (typeof UNIVERSITY_NATURES)[number];

export interface University {
  readonly id: number;
  readonly name: string;
  /** The Malaysian state or federal territory. */
  readonly region: string;
  readonly country: string;
  readonly nature: UniversityNature;
}

/** The nature that a parameter asks for: either full name, `public`, `private` or `all`, in any letter case; `undefined` means all, `null` is no such thing. */
export function natureAsked(text: string): UniversityNature | undefined | null {
  const asked = text.trim().toLowerCase();
  if (asked === '' || asked === 'all') return undefined;
  return UNIVERSITY_NATURES.find((nature) => nature === asked || nature === `${asked} university`) ?? null;
}
