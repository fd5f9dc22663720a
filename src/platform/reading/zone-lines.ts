import { parse } from 'mrz';
import type { ZoneFields } from '../../domain/reading/passport-zone.js';

/** One look at a zone: what its lines say, and whether every check digit fits. */
export interface ZoneLook {
  /** What must be the same in two looks. */
  readonly numbers: string;
  readonly fits: boolean;
  readonly fields: Omit<ZoneFields, 'isCertain'>;
}

/** The line of numbers of a passport. */
const NUMBER_LINE = 1;
const DIGITS: Readonly<Record<string, string>> = { I: '1', Z: '2', S: '5', B: '8' };

/** Of the numbers of two passports more letters differ than a machine takes for others on one page. */
const OTHER_LETTERS = 4;

/** Whether two looks, each with check digits that fit, saw two passports. */
export function areOthers(one: ZoneLook, other: ZoneLook): boolean {
  const [letters, others] = [one, other].map(({ numbers }) => [...numbers]);
  const length = Math.max(letters?.length ?? 0, others?.length ?? 0);
  const differing = Array.from({ length }, (_, at) => letters?.[at] !== others?.[at]).filter(Boolean);
  return differing.length >= OTHER_LETTERS;
}

/** @returns `null` for what is no zone. @param lines as they were made out. */
export function lookAt(lines: readonly string[]): ZoneLook | null {
  const asTheyAre = parsed(lines);
  if (asTheyAre?.fits) return asTheyAre;
  const repaired = parsed(lines.map((line, at) => (at === NUMBER_LINE ? withDigits(line) : line)));
  return repaired?.fits ? repaired : asTheyAre;
}

/**
 * Numbers of passports begin with letters and go on with digits, which are taken for letters that look like them; an O
 * begins none.
 */
function withDigits(line: string): string {
  const number = line.slice(0, 9).replaceAll('O', '0');
  const from = number.search(/\d/);
  if (from < 0) return line;
  const rest = number.slice(from).replace(/[IZSB]/g, (letter) => DIGITS[letter] ?? letter);
  return number.slice(0, from) + rest + line.slice(9);
}

function parsed(lines: readonly string[]): ZoneLook | null {
  try {
    // Where only a digit or only a letter may stand, what looks like it is taken for it.
    const { format, fields, details } = parse([...lines], { autocorrect: true });
    // In line 1 nothing is checked, and letters that mean no country would fail it.
    const counted = format === 'TD3' ? details.filter(({ line }) => line === NUMBER_LINE) : details;
    const { documentNumber, nationality, birthDate, expirationDate, sex } = fields;
    return {
      numbers: [documentNumber, nationality, birthDate, expirationDate, sex].join(' '),
      fits: counted.every(({ valid }) => valid),
      fields: {
        format,
        documentCode: fields.documentCode ?? null,
        documentNumber: documentNumber ?? null,
        nationality: nationality ?? null,
        birthDate: birthDate ?? null,
        expirationDate: expirationDate ?? null,
        sex: sex ?? null,
        lastName: fields.lastName ?? null,
        firstName: fields.firstName ?? null,
      },
    };
  } catch {
    return null;
  }
}
