import { Box } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { RecordLink } from '../records/RecordLink';

interface ChangedValuesProps {
  readonly values: Readonly<Record<string, unknown>> | null;
  /** Whose fields they are, where a screen shows such records. */
  readonly resource: string | undefined;
}

const told = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The names of their fields whose values are records of another screen. */
const RESOURCE_OF: Readonly<Record<string, string>> = {
  certificateId: 'certificates',
  companyId: 'companies',
  contactId: 'contacts',
  integratorId: 'integrators',
  reportId: 'reports',
  roleId: 'roles',
  universityId: 'universities',
  userId: 'users',
};

/** The values of an event, by the names that their fields have on the screens. */
export function ChangedValues({ values, resource }: ChangedValuesProps) {
  const translate = useTranslate();
  if (values === null) return '–';
  const word = (field: string, value: string) => translate(`resources.${resource}.${field}.${value}`, { _: value });
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, m: 0 }}>
      {Object.entries(values).map(([field, value]) => (
        <Fragment key={field}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`resources.${resource}.fields.${field}`, { _: field })}
          </Box>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <RecordLink resource={RESOURCE_OF[field]} id={String(value)}>
              {value === null || value === '' ? '–' : field === 'status' ? word(field, String(value)) : told(value)}
            </RecordLink>
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
