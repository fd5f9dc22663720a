import { CERTIFICATE_FIELDS } from '@myverify/domain/certificate/certificate.fields';
import type { AskedField } from '@myverify/domain/confirmation/asked-fields';
import { useTranslate } from 'react-admin';

/** A value of a field as people read it. */
export function useAskedValue(): (field: AskedField, value: string) => string {
  const translate = useTranslate();
  return (field, value) =>
    CERTIFICATE_FIELDS[field].kind === 'choice'
      ? translate(`resources.certificates.values.${value}`, { _: value })
      : value;
}
