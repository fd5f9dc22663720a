/** A wait as people say it, in its largest unit and rounded up: `15 minutes`, `23 hours`. */
export function durationText(seconds: number, language: string): string {
  const [unit, value] =
    seconds >= 3600
      ? (['hour', seconds / 3600] as const)
      : seconds >= 60
        ? (['minute', seconds / 60] as const)
        : (['second', seconds] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(value));
}
