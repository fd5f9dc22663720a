import type { Gender } from '../account/user.js';
import { type Day, isDay } from '../shared/calendar.js';
import { countryOfPassport } from '../shared/countries.js';
import type { Place } from './word-places.js';

/**
 * What a machine made out in a machine-readable zone (ICAO 9303), letter by letter; `null` where there is nothing it
 * takes for a value.
 */
export interface ZoneFields {
  /** `TD3` is a passport, or a visa of its size; `TD1` and `TD2` are cards and smaller visas. */
  readonly format: string;
  /** `P` for a passport, a second letter may follow; `null` where a visa has its V. */
  readonly documentCode: string | null;
  readonly documentNumber: string | null;
  readonly nationality: string | null;
  /** YYMMDD. */
  readonly birthDate: string | null;
  /** YYMMDD. */
  readonly expirationDate: string | null;
  readonly sex: string | null;
  readonly lastName: string | null;
  readonly firstName: string | null;
  /** Every check digit fits, and two looks at the page found the same. */
  readonly isCertain: boolean;
  /** Where it stands; `null` where that is not known. Readers of before did not say. */
  readonly place?: Place | null;
}

/** The zone of a passport as people would say it. */
export interface PassportZone {
  readonly passport: string;
  /** As the zone writes it: capitals of A to Z, family name and given names. It has no check digit. */
  readonly name: string;
  readonly birth: Day | null;
  /** The English name of the country; `null` where the code is of none. */
  readonly nationality: string | null;
  readonly gender: Gender | null;
  readonly expiry: Day | null;
  /** Every check digit fits, and two looks at the page found the same: the number and the days are what is printed. */
  readonly isCertain: boolean;
}

const GENDER_OF: Readonly<Record<string, Gender>> = { male: 'Male', female: 'Female' };

/** @returns `null` for what is no passport: a visa, a card, or lines without a number. */
export function passportZone(fields: ZoneFields, today: Day): PassportZone | null {
  const { documentCode, documentNumber, nationality, birthDate, expirationDate, sex, isCertain } = fields;
  if (fields.format !== 'TD3' || !documentCode?.startsWith('P') || !documentNumber) return null;
  return {
    passport: documentNumber,
    name: [fields.lastName, fields.firstName].filter(Boolean).join(' '),
    birth: dayOf(birthDate, (day) => day <= today),
    nationality: countryOfPassport(nationality ?? ''),
    gender: GENDER_OF[sex ?? ''] ?? null,
    // Passports last ten years at most; what seems twice as far away is of the century before.
    expiry: dayOf(expirationDate, (day) => Number(day.slice(0, 4)) <= Number(today.slice(0, 4)) + 20),
    isCertain,
  };
}

/** A zone writes years with two digits: the latest century in which the day `fits`. */
function dayOf(short: string | null, fits: (day: Day) => boolean): Day | null {
  const parts = /^(\d\d)(\d\d)(\d\d)$/.exec(short ?? '');
  if (!parts) return null;
  const [, year, month, day] = parts;
  const days = ['20', '19'].map((century) => `${century}${year}-${month}-${day}`);
  return days.find((one) => isDay(one) && fits(one)) ?? null;
}
