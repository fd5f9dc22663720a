import { Box, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { type Column, shown } from './column';

/** The fields of a record to be read. */
export function DetailFields<R extends RaRecord>({ columns }: { readonly columns: readonly Column<R>[] }) {
  const record = useRecordContext<R>();
  const translate = useTranslate();
  const resource = useResourceContext();
  if (!record) return null;
  return (
    <Fields>
      {columns.map((column) => (
        <Fragment key={column.source}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`resources.${resource}.fields.${column.source}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {shown(record, column)}
          </Typography>
        </Fragment>
      ))}
    </Fields>
  );
}

function Fields({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(9rem, auto) 1fr' },
        columnGap: 3,
        rowGap: 1.25,
        m: 0,
      }}
    >
      {children}
    </Box>
  );
}
