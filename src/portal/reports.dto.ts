import { IsInt } from 'class-validator';
import { editionName, type Report } from '../domain/report/report.js';
import type { OpenReport } from '../modules/reports/reports.service.js';
import { fails } from '../platform/http/validation.js';

export class CertificateIdDto {
  /** @example 4711 */
  @IsInt(fails('whole_number_needed', { name: 'id' }))
  id!: number;
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

export function reportFileName(report: Report): string {
  return `${editionName(report)}.pdf`;
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
