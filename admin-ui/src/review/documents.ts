import { GROUP_RULES } from '@myverify/domain/certificate/certificate.documents';
import { FILE_FIELDS, type FileField } from '@myverify/domain/certificate/certificate.fields';
import type { CertificateDetail } from '../api/records';

export interface ReviewDocument {
  readonly group: FileField;
  /** Place within its group, from 1, and how many there are. */
  readonly place: number;
  readonly of: number;
  readonly url: string;
}

/** Every document of a record, one after the other. */
export function documentsOf(record: CertificateDetail): ReviewDocument[] {
  return FILE_FIELDS.flatMap((group) => {
    const urls = [record[group] ?? []].flat();
    return urls.map((url, at) => ({ group, place: at + 1, of: urls.length, url }));
  });
}

/** What the applicant wrote beside a group. */
export function remarkOn(record: CertificateDetail, group: FileField): string | null {
  const rules = Object.values(GROUP_RULES).find(({ files }) => files === group);
  return rules ? record[rules.remark] || null : null;
}
