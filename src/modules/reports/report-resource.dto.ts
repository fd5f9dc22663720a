import { ApiProperty } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { REPORT_STATUSES, type Report, type ReportStatus, reportVersion } from '../../domain/report/report.js';
import { allowedReportActions, REPORT_ACTIONS, type ReportAction } from '../../domain/report/report.operations.js';
import { readReportNumber } from '../../domain/report/report-number.js';
import {
  choiceFilter,
  type FilterReader,
  idFilter,
  idsFilter,
  type ListRules,
  Q_MAX,
  textFilter,
} from '../../platform/http/resource-list.dto.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { ReportSearch, ReportSort } from './report.repository.js';

/** A number as people type it. */
const numberFilter: FilterReader<string> = (value) => {
  const reading = typeof value === 'string' ? readReportNumber(value) : null;
  return reading?.kind === 'number' ? { value: reading.number } : { error: message('filter_report_number') };
};

export const REPORT_LIST: ListRules<ReportSort, ReportSearch> = {
  sortable: ['id', 'number', 'holder', 'certificateId', 'edition', 'status', 'issuedAt', 'renderedAt'],
  descending: true,
  filters: {
    id: idsFilter,
    number: numberFilter,
    certificateId: idFilter,
    status: choiceFilter(...REPORT_STATUSES),
    q: textFilter(Q_MAX),
  },
};

/** Nothing of an edition is set: what it was issued with is certified, and the rest follows from verbs. */
export class ReportChangeDto {
  /** The version that was seen. @example 2 */
  @Version({ optional: true })
  version?: number | null;
}

export class ReportDto {
  /** @example 12 */
  id!: number;
  /** Counts the changes: 1 when it is issued. @example 2 */
  version!: number;
  /** The same for all editions. @example "MYV-7K2QM-9T4XB-3HD8E" */
  number!: string;
  /** Whom it is about, as it certifies. @example "Wang Xiaoming" */
  holder!: string | null;
  /** @example 4711 */
  certificateId!: number;
  /** Counts from 1; a correction makes the next one. @example 1 */
  edition!: number;
  @ApiProperty({ enum: REPORT_STATUSES })
  status!: ReportStatus;
  /** @example "2026-03-01T04:05:06.789Z" */
  issuedAt!: string;
  /** When a correction put the next edition in its place. */
  @ApiProperty({ type: String, nullable: true, example: null })
  supersededAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null })
  withdrawnAt!: string | null;
  /** Why it was withdrawn or corrected. */
  @ApiProperty({ type: String, nullable: true, example: null })
  reason!: string | null;
  /** Null while the PDF is being rendered. @example "2026-03-01T04:05:09.012Z" */
  renderedAt!: string | null;
  /** SHA-256 of the PDF, in hexadecimal. @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" */
  sha256!: string | null;
  /** Bytes of the PDF. @example 184320 */
  size!: number | null;
  /** What the caller may do with it now. */
  @ApiProperty({ enum: REPORT_ACTIONS, isArray: true, example: ['withdraw', 'correct', 'reissue'] })
  allowedActions!: ReportAction[];
}

export function toReportDto(actor: Actor, report: Report): ReportDto {
  return {
    id: report.id,
    version: reportVersion(report),
    number: report.number,
    holder: report.fields.name,
    certificateId: report.certificateId,
    edition: report.edition,
    status: report.status,
    issuedAt: report.issuedAt.toISOString(),
    supersededAt: report.supersededAt?.toISOString() ?? null,
    withdrawnAt: report.withdrawnAt?.toISOString() ?? null,
    reason: report.reason,
    renderedAt: report.pdf?.renderedAt.toISOString() ?? null,
    sha256: report.pdf?.sha256 ?? null,
    size: report.pdf?.size ?? null,
    allowedActions: allowedReportActions(actor, report),
  };
}
