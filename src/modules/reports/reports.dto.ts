import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { maskPassport, type Report } from '../../domain/certificate/report.js';
import type { OpenReport } from './reports.service.js';

export class ReportHolderQuery {
  /** As in the passport; letter case and repeated blanks do not matter. @example "WANG XIAOMING" */
  @IsOptional()
  @IsString({ message: 'name must be a text' })
  @MaxLength(200, { message: 'name is too long' })
  @ApiProperty({ required: true })
  name?: string;

  /** @example "E12345678" */
  @IsOptional()
  @IsString({ message: 'passport must be a text' })
  @MaxLength(80, { message: 'passport is too long' })
  @ApiProperty({ required: true })
  passport?: string;

  /** yyyy-MM-dd, not after today. @example "2001-04-30" */
  @IsOptional()
  @IsString({ message: 'birth must be a date' })
  @MaxLength(20, { message: 'birth must be a date' })
  @ApiProperty({ required: true })
  birth?: string;
}

export class CertificateIdDto {
  /** @example 4711 */
  @IsInt({ message: 'id must be a whole number' })
  id!: number;
}

export class CertificateIdQuery {
  /** @example 4711 */
  @Transform(({ value }) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value))
  @IsInt({ message: 'id must be a whole number' })
  id!: number;
}

export class ReportLinkQuery {
  /** When the link ends, in seconds since 1970. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  exp?: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  sig?: string;
}

export class ReportDownloadDto {
  /** Opens the PDF for 15 minutes, without a session. @example "/api/report/12/pdf?exp=1700000000&sig=..." */
  file_url!: string;
  /** @example "MYV-7K2QM-9T4XB-3HD8E.pdf" */
  file_name!: string;
}

export class FoundReportDto {
  /** @example "MYV-7K2QM-9T4XB-3HD8E" */
  number!: string;
  /** @example "Universiti Malaya" */
  university!: string | null;
  /** @example "2026-03-02T04:05:06.789Z" */
  issued_at!: string;
  /** Opens the PDF for 15 minutes. @example "/api/report/12/pdf?exp=1700000000&sig=..." */
  pdfurl!: string;
}

export class StudentSearchDto {
  /** The newest report in force. @example "/api/report/12/pdf?exp=1700000000&sig=..." */
  pdfurl!: string;
  /** All reports in force, newest first. */
  reports!: FoundReportDto[];
}

/** The certified fields, so that an edited paper is seen. */
export class CheckedFieldsDto {
  /** @example "WANG XIAOMING" */
  name!: string | null;
  /** Masked. @example "******678" */
  passport!: string | null;
  /** @example "Male" */
  gender!: string | null;
  /** @example "2001-04-30" */
  birth!: string | null;
  /** @example "China" */
  nationality!: string | null;
  /** @example "Universiti Malaya" */
  university!: string | null;
  /** @example "Computer Science" */
  major!: string | null;
  /** @example "Full Time" */
  forms!: string | null;
  /** @example "Master" */
  level!: string | null;
  /** @example "UM-2023-004512" */
  certNo!: string | null;
  /** @example "2021-09-01" */
  startTime!: string | null;
  /** @example "2023-08-31" */
  endTime!: string | null;
  /** @example "2023-11-20" */
  ministryStampingTime!: string | null;
  /** @example "2023-10-15" */
  awardingTime!: string | null;
}

export class ReportCheckDto {
  @ApiProperty({ enum: ['valid', 'withdrawn'] })
  result!: 'valid' | 'withdrawn';
  /** @example "MYV-7K2QM-9T4XB-3HD8E" */
  number!: string;
  /** Counts from 1; a correction makes the next one. @example 1 */
  edition!: number;
  /** @example "2026-03-02T04:05:06.789Z" */
  issuedAt!: string;
  /** Only of a withdrawn report. */
  withdrawnAt?: string;
  /** Why it was withdrawn. */
  reason?: string;
  /** SHA-256 of the PDF, in hexadecimal; null while it is being rendered. @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" */
  sha256!: string | null;
  fields!: CheckedFieldsDto;
}

export class UnknownReportDto {
  @ApiProperty({ enum: ['unknown'] })
  result!: 'unknown';
  /** @example "No report was issued under this number" */
  message!: string;
  /** @example "unknown_report" */
  reason!: string;
}

export function reportFileName(report: Report): string {
  return `${report.number}${report.edition > 1 ? `-${report.edition}` : ''}.pdf`;
}

function reportUrl({ report, query }: OpenReport): string {
  return `/api/report/${report.id}/pdf?${query}`;
}

export function toReportDownloadDto(open: OpenReport): ReportDownloadDto {
  return { file_url: reportUrl(open), file_name: reportFileName(open.report) };
}

export function toStudentSearchDto(found: readonly OpenReport[]): StudentSearchDto {
  const reports = found.map((open) => ({
    number: open.report.number,
    university: open.report.fields.university,
    issued_at: open.report.issuedAt.toISOString(),
    pdfurl: reportUrl(open),
  }));
  return { pdfurl: reports[0]?.pdfurl ?? '', reports };
}

export function toReportCheckDto(report: Report): ReportCheckDto {
  const { type: _type, passport, ...fields } = report.fields;
  return {
    result: report.status === 'withdrawn' ? 'withdrawn' : 'valid',
    number: report.number,
    edition: report.edition,
    issuedAt: report.issuedAt.toISOString(),
    ...(report.withdrawnAt ? { withdrawnAt: report.withdrawnAt.toISOString(), reason: report.reason ?? '' } : {}),
    sha256: report.pdf?.sha256 ?? null,
    fields: { ...fields, passport: passport === null ? null : maskPassport(passport) },
  };
}
