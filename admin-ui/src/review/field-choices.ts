import { CERTIFICATE_FIELDS, type CertificateField } from '@myverify/domain/certificate/certificate.fields';

/** What may be chosen for a field; `null` for one that is typed. */
export function choicesOf(field: CertificateField): readonly string[] | null {
  const rule = CERTIFICATE_FIELDS[field];
  return rule.kind === 'choice' ? rule.of : null;
}
