import { COMPANIES } from './companies.js';

interface NamedAgent {
  readonly company: string;
  readonly university: string;
}

/** Universities that take students from abroad, and so have agencies. */
const REPRESENTED = [
  'Universiti Malaya',
  'Universiti Sains Malaysia',
  'Universiti Putra Malaysia',
  'Universiti Teknologi Malaysia',
  'Asia Pacific University of Technology & Innovation',
  'Curtin University Malaysia',
  'HELP University',
  'INTI International University',
  'Monash University Malaysia',
  'Multimedia University',
  'Sunway University',
  "Taylor's University",
  'UCSI University',
  'Xiamen University Malaysia',
] as const;

const named = (company: string, turn: number): NamedAgent => ({
  company,
  university: REPRESENTED[turn % REPRESENTED.length] ?? REPRESENTED[0],
});

/** Every agency works for one university, and every third for a second one: 40 links. */
export const AGENTS: readonly NamedAgent[] = COMPANIES.flatMap(({ name }, turn) =>
  turn % 3 === 0 ? [named(name, turn), named(name, turn + 5)] : [named(name, turn)],
);
