import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { wireText } from '../../domain/messages/wire.js';
import { UNKNOWN_NUMBER } from '../../domain/report/report-number.js';
import { fails } from '../../platform/http/validation.js';
import { CheckedReportDto } from './checked-report.dto.js';

const NOT_AN_EDITION = fails('positive_needed', { name: 'edition' });

export class ReportCheckQuery {
  /**
   * The edition that is printed on the report at hand; without it, where there are several, nobody can tell whether it
   * is the current one.
   */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : value))
  @IsInt(NOT_AN_EDITION)
  @Min(1, NOT_AN_EDITION)
  @Max(99_999, NOT_AN_EDITION)
  @ApiProperty({ type: 'integer', required: false, minimum: 1, example: 1 })
  edition?: number;
}

export class ReportCheckDto extends CheckedReportDto {}

export class UnknownReportDto {
  /** `sample`: it is the number of the sample, which certifies nothing; `reason` is `sample_report` then. */
  @ApiProperty({ enum: ['unknown', 'sample'] })
  result!: 'unknown' | 'sample';
  @ApiProperty({ example: wireText(UNKNOWN_NUMBER) })
  message!: string;
  /** @example "unknown_report" */
  reason!: string;
}
