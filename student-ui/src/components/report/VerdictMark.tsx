import classes from './report.module.css';

export type Tone = 'valid' | 'superseded' | 'withdrawn' | 'altered' | 'unknown' | 'mistyped' | 'failed' | 'sample';

/** A form for each tone, so that colour is not the only sign. */
const SHAPES: Readonly<Record<Tone, React.ReactNode>> = {
  valid: (
    <>
      <path d="M28 3 50 10v17c0 13-9 21-22 26C15 48 6 40 6 27V10z" fill="currentColor" />
      <path
        d="m18 28 7 7 14-15"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  withdrawn: (
    <>
      <path d="M18 4h20l14 14v20L38 52H18L4 38V18z" fill="currentColor" />
      <path d="m19 19 18 18m0-18L19 37" stroke="var(--surface)" strokeWidth="4.5" strokeLinecap="round" />
    </>
  ),
  superseded: (
    <>
      <path d="M28 3 50 10v17c0 13-9 21-22 26C15 48 6 40 6 27V10z" fill="none" stroke="currentColor" strokeWidth="4" />
      <path
        d="M17 27h20m-8-8 8 8-8 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  altered: (
    <>
      <path d="M12 3h22l12 12v38H12z" fill="currentColor" />
      <path
        d="m38 21-16 16-2 7 7-2 16-16z"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
    </>
  ),
  unknown: (
    <>
      <circle cx="28" cy="28" r="25" fill="currentColor" />
      <path
        d="M20.5 22c0-4.5 3.3-7.5 7.7-7.5s7.6 2.8 7.6 6.9c0 5.6-7.6 6-7.6 12"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <circle cx="28.2" cy="41" r="2.9" fill="var(--surface)" />
    </>
  ),
  mistyped: (
    <>
      <path d="M28 4 54 50H2z" fill="currentColor" strokeLinejoin="round" />
      <path d="M28 20v14" stroke="var(--surface)" strokeWidth="4.5" strokeLinecap="round" />
      <circle cx="28" cy="42" r="2.7" fill="var(--surface)" />
    </>
  ),
  sample: (
    <>
      <path
        d="M12 5h24l9 9v37H12z"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeDasharray="6 4"
        strokeLinejoin="round"
      />
      <path d="M20 22h16m-16 9h16m-16 9h9" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  failed: (
    <>
      <circle cx="28" cy="28" r="24" fill="none" stroke="currentColor" strokeWidth="4" />
      <path d="M28 16v15" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round" />
      <circle cx="28" cy="39" r="2.7" fill="currentColor" />
    </>
  ),
};

export function VerdictMark({ tone }: { readonly tone: Tone }) {
  return (
    <svg className={classes.mark} viewBox="0 0 56 56" aria-hidden="true">
      {SHAPES[tone]}
    </svg>
  );
}
