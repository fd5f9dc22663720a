import { type Crest, crestOf } from './crest';

const SHIELD = 'M4 4h56v34c0 20-14 31-28 36C18 69 4 58 4 38z';

const CHARGES: Readonly<Record<Crest['pattern'], string>> = {
  chief: 'M4 4h56v13H4z',
  bend: 'M4 4h12l44 44v-9c0 6-1 9-3 13L4 16z',
  chevron: 'M4 62l28-18 28 18v12H4z',
  pale: 'M4 4h9v70H4zM51 4h9v70h-9z',
};

interface Props {
  readonly name: string;
  /** An id of its own on the page, for the outline that cuts the pattern. */
  readonly id: string;
}

export function SchoolCrest({ name, id }: Props) {
  const { initials, field, charge, pattern } = crestOf(name);
  return (
    <svg width="64" height="78" viewBox="0 0 64 78" aria-hidden="true">
      <clipPath id={id}>
        <path d={SHIELD} />
      </clipPath>
      <path d={SHIELD} fill={field} />
      <path d={CHARGES[pattern]} fill={charge} clipPath={`url(#${id})`} opacity="0.55" />
      <text
        x="32"
        y="43"
        textAnchor="middle"
        fill="#fff"
        fontSize={initials.length > 3 ? 16 : 20}
        fontWeight="700"
        stroke={field}
        strokeWidth="4"
        paintOrder="stroke"
      >
        {initials}
      </text>
      <path d={SHIELD} fill="none" stroke={field} strokeWidth="3" strokeLinejoin="round" />
    </svg>
  );
}
