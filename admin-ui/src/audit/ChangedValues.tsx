import { Box } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';

interface ChangedValuesProps {
  readonly values: Readonly<Record<string, unknown>> | null;
  /** Whose fields they are, where a screen shows such records. */
  readonly resource: string | undefined;
}

const told = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The values of an event, by the names that their fields have on the screens. */
export function ChangedValues({ values, resource }: ChangedValuesProps) {
  const translate = useTranslate();
  if (values === null) return '–';
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, m: 0 }}>
      {Object.entries(values).map(([field, value]) => (
        <Fragment key={field}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`resources.${resource}.fields.${field}`, { _: field })}
          </Box>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {value === null || value === '' ? '–' : told(value)}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
