import type { CertificateField, StatedField } from '@myverify/domain/certificate/certificate.fields';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import { choicesOf } from './field-choices';

/** A value of a field as people read it. */
export function useValueText(): (field: CertificateField, value: string) => string {
  const translate = useTranslate();
  return (field, value) =>
    choicesOf(field) ? translate(`resources.certificates.values.${value}`, { _: value }) : value;
}

/** What is claimed in a field, as people read it. */
export function useFieldValue(record: CertificateDetail): (field: StatedField) => string | null {
  const textOf = useValueText();
  return (field) => {
    const value = record[field];
    return value ? textOf(field, value) : null;
  };
}
