import type { CertificateForm } from '../../src/domain/certificate/certificate.fields.js';
import { formFiles } from '../../src/domain/certificate/certificate.form.js';
import { CHECKED_GROUPS, type CheckedGroup } from '../../src/domain/verdict/checks.js';
import { type FileHashes, statedVerdicts, type Verdict } from '../../src/domain/verdict/verdict.js';
import { aForm } from './certificate.factory.js';

export const REVIEWED = new Date('2024-02-02T08:00:00Z');

/** Each file has a hash of its own. */
export function hashesOf(form: CertificateForm = aForm()): FileHashes {
  return new Map(formFiles(form).map(({ id }) => [id, `sha256 of ${id}`]));
}

/** What an officer accepted of the record that `aCertificate()` makes, answer by answer. */
export function anAcceptance(group: CheckedGroup, changes: Partial<Verdict> = {}, form = aForm()): Verdict {
  const by = { officerId: 51, at: REVIEWED };
  const [stated] = statedVerdicts({ id: 12, version: 3, form }, [group], hashesOf(form), by);
  if (!stated) throw new Error('one group, one verdict');
  return { ...stated, method: 'each', id: CHECKED_GROUPS.indexOf(group) + 1, ...changes };
}

export const aReason = (id = 1) => ({
  id,
  titleEn: 'Blurred scan',
  titleCn: '扫描件模糊',
  titleMs: 'Imbasan kabur',
  textEn: 'Please scan it again.',
  textCn: '请重新扫描。',
  textMs: 'Sila imbas semula.',
});
