import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGES, type Language } from '../../domain/account/user.js';
import { templateTitles } from '../../domain/report-check/check-csv.js';
import { CHECK_RESULTS, type CheckOutcome, type CheckResult } from '../../domain/report-check/check-outcome.js';
import { BYTES_MAX, ROWS_MAX } from '../../domain/report-check/check-request.js';
import {
  CLAIMED_FIELDS,
  CLOSE_BECAUSE,
  type CloseBecause,
  type FieldMatches,
  MATCHES,
  type Match,
} from '../../domain/report-check/claims.js';
import {
  CHECK_STATES,
  type CheckState,
  keptUntil,
  type ReportCheck,
  stateOfCheck,
} from '../../domain/report-check/report-check.js';
import { resultTable } from '../../domain/report-check/result-table.js';
import { type PlacedProblem, ROW_PROBLEMS, type RowProblemCode } from '../../domain/report-check/row-problem.js';
import { csvLine } from '../../domain/shared/csv.js';
import {
  FIELD_LEVELS,
  type FieldLevel,
  type LevelSource,
  SOURCE_KINDS,
  SOURCE_PARTIES,
} from '../../domain/verdict/levels.js';
import { fails } from '../../platform/http/validation.js';
import type { CheckAnswer } from './report-checks.service.js';

const EXAMPLES: Readonly<Record<string, string>> = {
  name: 'Wang Xiaoming',
  university: 'Universiti Contoh',
  level: 'Master',
  awardingTime: '2023-10-15',
};

export class ReportCheckItemDto {
  /** As it is printed on the report; this or `sha256`. */
  @ApiProperty({ type: String, required: false, nullable: true, maxLength: 100, example: 'MYV-7K2QM-9T4XB-3HD8E' })
  number?: string | null;
  /** SHA-256 of the report's file, 64 hexadecimal digits. */
  @ApiProperty({ type: String, required: false, nullable: true, maxLength: 64 })
  sha256?: string | null;
  /** What you were told of it, by field; what you leave out is not compared. */
  @ApiProperty({
    type: 'object',
    selfRequired: false,
    properties: Object.fromEntries(
      CLAIMED_FIELDS.map((field) => [
        field,
        { type: 'string', nullable: true, maxLength: 300, example: EXAMPLES[field] },
      ]),
    ),
    additionalProperties: false,
  })
  claims?: object;
}

export class ReportChecksInputDto {
  @ApiProperty({
    type: [ReportCheckItemDto],
    minItems: 1,
    maxItems: ROWS_MAX,
    example: [{ number: 'MYV-7K2QM-9T4XB-3HD8E', claims: EXAMPLES }],
  })
  items!: ReportCheckItemDto[];
}

/** A table with a first line of titles. */
export const CSV_BODY = {
  type: 'string',
  maxLength: BYTES_MAX,
  example: 'number,name\nMYV-7K2QM-9T4XB-3HD8E,Wang Xiaoming\n',
};

export const CSV_TITLES = csvLine(templateTitles('en'));
export const CSV_ANSWER = resultTable([
  {
    line: 2,
    number: 'MYV-7K2QM-9T4XB-3HD8E',
    sha256: null,
    result: 'valid',
    fields: {
      name: {
        match: 'close',
        because: 'script',
        level: 'confirmed',
        sources: [
          { kind: 'form', party: 'applicant' },
          { kind: 'confirmation', party: 'university' },
        ],
      },
    },
  },
]);

export class MatchSourceDto {
  /**
   * `form`: the applicant says so; `document`: it was seen on one; `stated`: who approved says so of the whole;
   * `confirmation`: an answer; `recorded`: one that came otherwise than by the link, as an officer wrote it down.
   */
  @ApiProperty({ enum: SOURCE_KINDS, example: 'confirmation' })
  kind!: LevelSource['kind'];
  @ApiProperty({ enum: SOURCE_PARTIES, example: 'university' })
  party!: LevelSource['party'];
}

export class FieldMatchDto {
  /** `not_on_report`: the report says nothing of it. */
  @ApiProperty({ enum: MATCHES, example: 'close' })
  match!: Match;
  /**
   * Of `close`: letter case or accents, another order, another script, another way to spell it; `sound`: Chinese
   * characters that sound alike, of one name in simplified and traditional ones or of two names.
   */
  @ApiProperty({ enum: CLOSE_BECAUSE, nullable: true, example: 'script' })
  because!: CloseBecause | null;
  /** How sure the report's own value is; null where it has none. */
  @ApiProperty({ enum: FIELD_LEVELS, nullable: true, example: 'confirmed' })
  level!: FieldLevel | null;
  /**
   * Whom it has that from, each once. What is `seen` without the kind `document` was seen on none: who approved says so
   * of the whole.
   */
  sources!: MatchSourceDto[];
}

@ApiExtraModels(FieldMatchDto, MatchSourceDto)
export class CheckedItemDto {
  /** Which item of the list, or line of the table, counted from 1. @example 1 */
  line!: number;
  /** As it was sent. @example "MYV-7K2QM-9T4XB-3HD8E" */
  number!: string | null;
  /** As it was sent. */
  @ApiProperty({ type: String, nullable: true, example: null })
  sha256!: string | null;
  /** `superseded`: the file is of an edition that another one has followed. */
  @ApiProperty({ enum: CHECK_RESULTS, example: 'valid' })
  result!: CheckResult;
  /** By each field that was claimed. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(FieldMatchDto) },
    example: {
      name: {
        match: 'close',
        because: 'script',
        level: 'confirmed',
        sources: [{ kind: 'confirmation', party: 'university' }],
      },
    },
  })
  fields!: FieldMatches;
}

export class RowProblemDto {
  /** @example 3 */
  line!: number;
  /** The field or column, as you call it; null for the row as a whole. @example "awardingTime" */
  column!: string | null;
  @ApiProperty({ enum: ROW_PROBLEMS, example: 'day_expected' })
  code!: RowProblemCode;
}

export class CheckAnswerDto {
  items!: CheckedItemDto[];
  /** Rows that were not done, and columns that were not read. */
  problems!: RowProblemDto[];
}

export class ReportCheckProgressDto {
  /** @example 12 */
  id!: number;
  @ApiProperty({ enum: CHECK_STATES, example: 'running' })
  state!: CheckState;
  /** @example 1000 */
  total!: number;
  /** @example 450 */
  done!: number;
  /** @example "2026-03-02T04:05:06.789Z" */
  createdAt!: string;
  /** Until then the results are kept; then nothing is. @example "2026-03-03T04:05:06.789Z" */
  keptUntil!: string;
  /** Rows that are not done, and columns that were not read. */
  problems!: RowProblemDto[];
}

const toRowProblemDto = ({ line, column, code }: PlacedProblem): RowProblemDto => ({ line, column, code });

const toCheckedItemDto = ({ line, number, sha256, result, fields }: CheckOutcome): CheckedItemDto => ({
  line,
  number,
  sha256,
  result,
  fields,
});

export function toCheckAnswerDto({ outcomes, problems }: CheckAnswer): CheckAnswerDto {
  return { items: outcomes.map(toCheckedItemDto), problems: problems.map(toRowProblemDto) };
}

export function toProgressDto(check: ReportCheck): ReportCheckProgressDto {
  const { id, total, done, createdAt, problems } = check;
  return {
    id,
    state: stateOfCheck(check),
    total,
    done,
    createdAt: createdAt.toISOString(),
    keptUntil: keptUntil(check).toISOString(),
    problems: problems.map(toRowProblemDto),
  };
}

export class TemplateQuery {
  /** Of the titles. */
  @IsOptional()
  @IsIn(LANGUAGES, fails('one_of_needed', { name: 'language', choices: LANGUAGES.join(', ') }))
  @ApiProperty({ enum: LANGUAGES, required: false, default: 'en' })
  language?: Language;
}
