import type { Certificate, CertificateSummary } from '../../domain/certificate/certificate.js';
import { toDate } from '../../platform/db/moments.js';
import type { Condition } from '../../platform/db/word-search.js';
import {
  RECORD,
  SUMMARY_COLUMNS,
  type SummaryRow,
  toCertificate,
  toSummary,
  type WholeRow,
} from './certificate.mapper.js';
import type { ListedCertificate } from './certificate.repository.js';

/** What a list selects of the records `t` of a page, and what it makes of a row. */
export interface Shown<Row extends { readonly id: number }, Item> {
  readonly columns: string;
  readonly joins: Condition;
  readonly toItem: (row: Row) => Item;
}

const columnsOf = (names: readonly string[]) => names.map((name) => `t.${name}`).join(', ');

const NO_JOINS: Condition = { text: '', values: [] };

export const SUMMARY: Shown<SummaryRow, CertificateSummary> = {
  columns: columnsOf(SUMMARY_COLUMNS),
  joins: NO_JOINS,
  toItem: toSummary,
};

interface ListedRow extends WholeRow {
  claimed_by?: number | null;
  held_until?: number | null;
  claimed_name?: string | null;
  assigned_to?: number | null;
  assigned_name?: string | null;
}

export const RECORDS: Shown<WholeRow, Certificate> = { columns: RECORD, joins: NO_JOINS, toItem: toCertificate };

/** Whole records in a list, for whoever sees no claims. */
export const WHOLE: Shown<ListedRow, ListedCertificate> = { columns: RECORD, joins: NO_JOINS, toItem: toListed };

/** Whole records, with who is to decide them and with their claims, whether or not these hold still. */
export const WITH_CLAIMS: Shown<ListedRow, ListedCertificate> = {
  columns: `${RECORD}, k.user_id AS claimed_by, k.held_until, COALESCE(u.name, u.username) AS claimed_name,
  t.assigned_to, COALESCE(a.name, a.username) AS assigned_name`,
  joins: {
    text: ` LEFT JOIN certificate_claims k ON k.certificate_id = t.id LEFT JOIN users u ON u.id = k.user_id
  LEFT JOIN users a ON a.id = t.assigned_to`,
    values: [],
  },
  toItem: toListed,
};

function toListed(row: ListedRow): ListedCertificate {
  return Object.assign(toCertificate(row), { claim: claimOf(row), assignee: assigneeOf(row) });
}

function assigneeOf({ assigned_to, assigned_name }: ListedRow): ListedCertificate['assignee'] {
  return assigned_to == null ? null : { id: assigned_to, name: assigned_name ?? '' };
}

function claimOf({ id, claimed_by, held_until, claimed_name }: ListedRow): ListedCertificate['claim'] {
  if (claimed_by == null || held_until == null) return null;
  return { certificateId: id, userId: claimed_by, until: toDate(held_until), name: claimed_name ?? '' };
}
