import {
  Box,
  Button,
  Card,
  CardContent,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNumber } from '../i18n/useNumber';
import type { DayOfDecisions } from './useStatistics';

const DecisionsChart = lazy(() => import('./DecisionsChart'));

/** Height of the chart in pixels, kept free while it is fetched. */
const HEIGHT = 260;

export function DecisionsCard({ decisions }: { readonly decisions: readonly DayOfDecisions[] }) {
  const translate = useTranslate();
  const [asTable, setAsTable] = useState(false);
  const isEmpty = decisions.every(({ approved, rejected }) => approved + rejected === 0);
  return (
    <Card>
      <CardContent>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1 }}>
          <Typography variant="h2">{translate('dashboard.decisions')}</Typography>
          {isEmpty ? null : (
            <Button size="small" onClick={() => setAsTable(!asTable)}>
              {translate(asTable ? 'dashboard.as_chart' : 'dashboard.as_table')}
            </Button>
          )}
        </Box>
        {isEmpty ? (
          <Typography sx={{ color: 'text.secondary' }}>{translate('dashboard.decisions_none')}</Typography>
        ) : null}
        {!isEmpty && asTable ? <DecisionsTable decisions={decisions} /> : null}
        {!isEmpty && !asTable ? (
          <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
            <DecisionsChart decisions={decisions} height={HEIGHT} />
          </Suspense>
        ) : null}
      </CardContent>
    </Card>
  );
}

function DecisionsTable({ decisions }: { readonly decisions: readonly DayOfDecisions[] }) {
  const translate = useTranslate();
  const number = useNumber();
  return (
    <TableContainer sx={{ maxHeight: HEIGHT }} tabIndex={0} role="region" aria-label={translate('dashboard.decisions')}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{translate('dashboard.day')}</TableCell>
            <TableCell align="right">{translate('dashboard.approved')}</TableCell>
            <TableCell align="right">{translate('dashboard.rejected')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {decisions.toReversed().map(({ day, approved, rejected }) => (
            <TableRow key={day}>
              <TableCell>{day}</TableCell>
              <TableCell align="right">{number(approved)}</TableCell>
              <TableCell align="right">{number(rejected)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
