import { type CertificateForm, EMPTY_FORM } from '../../domain/certificate/certificate.fields.js';
import { fileProblems, formFiles } from '../../domain/certificate/certificate.form.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { FieldErrors } from '../../domain/shared/domain-error.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/**
 * What is wrong with the files that a form names, which must be of these owners. Those that the record names already
 * were judged when they were first named. Where they are all that it names, nothing has to be locked: none is discarded
 * as long as the record is in the version that the change is for.
 */
export async function validateFiles(
  tx: Transaction,
  owners: ReadonlyArray<number | null>,
  current: Certificate | null,
  form: CertificateForm,
): Promise<FieldErrors> {
  const before = formFiles(current?.form ?? EMPTY_FORM);
  const named = formFiles(form);
  if (JSON.stringify(named) === JSON.stringify(before)) return {};
  const files = await tx.files.lock([...new Set(named.map(({ id }) => id))]);
  const kept = new Set(before.map(({ id }) => id));
  return fileProblems(
    form,
    files,
    owners.filter((owner) => owner !== null),
    kept,
  );
}
