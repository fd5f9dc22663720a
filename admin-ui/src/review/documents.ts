import { GROUP_RULES } from '@myverify/domain/certificate/certificate.documents';
import type { FileField } from '@myverify/domain/certificate/certificate.fields';
import { CHECKED_GROUPS, type CheckedGroup } from '@myverify/domain/verdict/checks';
import type { CertificateDetail } from '../api/records';

export interface ReviewDocument {
  readonly group: CheckedGroup;
  /** Place within its group, from 1, and how many there are. */
  readonly place: number;
  readonly of: number;
  readonly url: string;
}

/** The field that holds the files of a group; the group is called by its name. */
export function filesField(group: CheckedGroup): FileField {
  return group === 'photo' ? 'avatar' : GROUP_RULES[group].files;
}

/** Every document of a record, one after the other. */
export function documentsOf(record: CertificateDetail): ReviewDocument[] {
  return CHECKED_GROUPS.flatMap((group) => {
    const urls = [record[filesField(group)] ?? []].flat();
    return urls.map((url, at) => ({ group, place: at + 1, of: urls.length, url }));
  });
}

/** What the applicant wrote beside a group. */
export function remarkOn(record: CertificateDetail, group: CheckedGroup): string | null {
  return group === 'photo' ? null : record[GROUP_RULES[group].remark] || null;
}
