export type Chance = () => number;

/** As a zone writes it: capitals, `<` for blanks, days as YYMMDD. */
export interface Somebody {
  readonly surname: string;
  readonly given: string;
  readonly country: string;
  readonly number: string;
  readonly birth: string;
  readonly sex: string;
  readonly expiry: string;
}

export function random(seed: number): Chance;
export function checkDigit(text: string): string;
export function zoneLines(person: Somebody): [string, string];
export function somebody(chance: Chance): Somebody;
export function passportPage(person: Somebody): Promise<Buffer>;
export const WAYS: Readonly<
  Record<'scan' | 'sheet' | 'photograph' | 'bad', (page: Buffer, chance: Chance) => Promise<Buffer>>
>;
