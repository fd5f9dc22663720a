interface Judged {
  readonly name: string;
  readonly rise: number;
  readonly most: number;
  readonly kept: boolean;
}
export function judge(samples: readonly Readonly<Record<string, number>>[]): Judged[];
