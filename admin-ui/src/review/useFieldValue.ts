import { CERTIFICATE_FIELDS, type StatedField } from '@myverify/domain/certificate/certificate.fields';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';

/** A claimed value as people read it. */
export function useFieldValue(record: CertificateDetail): (field: StatedField) => string | null {
  const translate = useTranslate();
  return (field) => {
    const value = record[field];
    if (!value) return null;
    return CERTIFICATE_FIELDS[field].kind === 'choice'
      ? translate(`resources.certificates.values.${value}`, { _: value })
      : value;
  };
}
