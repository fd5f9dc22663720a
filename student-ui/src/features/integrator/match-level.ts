import type { FieldMatch } from '@myverify/domain/report-check/claims';

/** How sure a value is, and by whom, as one word. */
export function wordOfLevel({ level, sources }: Pick<FieldMatch, 'level' | 'sources'>) {
  if (level === 'seen') return sources.some(({ kind }) => kind === 'document') ? 'seen' : 'stated';
  if (level !== 'confirmed') return level;
  const [university, ministry] = (['university', 'ministry'] as const).map((party) =>
    sources.some((one) => one.party === party),
  );
  if (university && ministry) return 'both';
  return ministry ? 'ministry' : 'university';
}
