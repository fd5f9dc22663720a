import { useTranslate } from 'react-admin';

/** Names fields of a certificate in one line. */
export function useFieldNames(): (fields: readonly string[]) => string {
  const translate = useTranslate();
  return (fields) =>
    fields
      .map((field) => translate(`resources.certificates.fields.${field}`, { _: field }))
      .join(translate('review.separator'));
}
