import {
  type CertifiedFields,
  type Holder,
  holderKey,
  type NewReport,
  type Report,
  type ReportPdf,
} from '../../domain/report/report.js';
import { wordsBeside } from '../../domain/shared/search-terms.js';
import { indexWords } from '../../domain/shared/search-words.js';
import type { Evidence } from '../../domain/verdict/evidence.js';
import { nameKey } from '../../platform/db/columns.js';
import { sha256 } from '../../platform/db/hash.js';
import { toDate, toDateOrNull, toMoment } from '../../platform/db/moments.js';
import type { ReportEntity, ReportWordEntity } from './report.entity.js';

export const holderHash = (holder: Holder) => sha256(holderKey(holder));

function hashOf({ name, passport, birth }: CertifiedFields): string | null {
  return name === null || passport === null || birth === null ? null : holderHash({ name, passport, birth });
}

export function toReport(row: ReportEntity): Report {
  return {
    id: row.id,
    number: row.number,
    certificateId: row.certificate_id,
    edition: row.edition,
    status: row.status,
    fields: JSON.parse(row.fields) as CertifiedFields,
    photo: row.photo,
    issuedAt: toDate(row.issued_at),
    evidence: toEvidence(row.evidence),
    supersededAt: toDateOrNull(row.superseded_at),
    withdrawnAt: toDateOrNull(row.withdrawn_at),
    reason: row.reason,
    pdf: toPdf(row),
    erasedAt: toDateOrNull(row.erased_at),
  };
}

/** Moments are texts in JSON. */
function toEvidence(json: string | null): Evidence | null {
  if (json === null) return null;
  const kept = JSON.parse(json, (key, value) => (key === 'at' && value !== null ? new Date(value) : value));
  const { checks, levels, confirmations = [] } = kept as Omit<Evidence, 'confirmations'> & Partial<Evidence>;
  return { checks, levels, confirmations };
}

function toPdf(row: ReportEntity): Report['pdf'] {
  const { pdf_key: key, pdf_sha256: sha, pdf_size: size, rendered_at: at } = row;
  return key === null || sha === null || size === null || at === null
    ? null
    : { key, sha256: sha, size, renderedAt: toDate(at), decidedAt: toDateOrNull(row.pdf_decided_at) };
}

export function toReportRow(report: NewReport): Omit<ReportEntity, 'id'> {
  return {
    number: report.number,
    certificate_id: report.certificateId,
    edition: report.edition,
    status: report.status,
    fields: JSON.stringify(report.fields),
    photo: report.photo,
    holder_hash: hashOf(report.fields),
    issued_at: report.issuedAt.getTime(),
    evidence: report.evidence && JSON.stringify(report.evidence),
    superseded_at: null,
    withdrawn_at: null,
    reason: null,
    pdf_key: null,
    pdf_sha256: null,
    pdf_size: null,
    rendered_at: null,
    pdf_decided_at: null,
    erased_at: toMoment(report.erasedAt),
    name_key: nameKey(report.fields.name ?? ''),
  };
}

export function toReportWordRows(
  id: number,
  { number, fields }: Pick<Report, 'number' | 'fields'>,
): ReportWordEntity[] {
  const words = [...indexWords(fields.name ?? ''), ...wordsBeside([number])];
  return words.map((word) => ({ word, report_id: id }));
}

type PdfColumns = Pick<ReportEntity, 'pdf_key' | 'pdf_sha256' | 'pdf_size' | 'rendered_at' | 'pdf_decided_at'>;

export function toPdfColumns(pdf: ReportPdf): PdfColumns {
  return {
    pdf_key: pdf.key,
    pdf_sha256: pdf.sha256,
    pdf_size: pdf.size,
    rendered_at: pdf.renderedAt.getTime(),
    pdf_decided_at: toMoment(pdf.decidedAt),
  };
}
