import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { RecordLink } from '../records/RecordLink';
import { nameOf, resourceOf, SUBJECTS } from './audit-names';

interface ReadValuesProps {
  readonly values: Readonly<Record<string, unknown>> | null;
}

/** What was seen of a list: whose, how many, and each by its number, which leads to it. */
export function ReadValues({ values }: ReadValuesProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (values === null) return '–';
  const of = String(values.of);
  const shown = (field: string, value: unknown): ReactNode => {
    if (field === 'of') return nameOf(SUBJECTS, of, locale);
    if (value === true) return translate('ra.boolean.true');
    if (!Array.isArray(value)) return String(value);
    return value.map((id, place) => (
      <Fragment key={id}>
        {place > 0 && ', '}
        <RecordLink resource={resourceOf(of)} id={id}>
          {id}
        </RecordLink>
      </Fragment>
    ));
  };
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, m: 0 }}>
      {Object.entries(values).map(([field, value]) => (
        <Fragment key={field}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`resources.audit-events.fields.${field}`, { _: field })}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {shown(field, value)}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
