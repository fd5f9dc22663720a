import {
  Box,
  Button,
  Card,
  CardContent,
  Link as MuiLink,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '../certificates/list-path';
import { useNumber } from '../i18n/useNumber';
import { lazyPart, MissingPart } from '../records/lazy-part';
import { useNear } from './useNear';
import type { DayOfWork } from './useStatistics';

const FlowChart = lazyPart(() => import('./FlowChart'), MissingPart, Waiting);

const decided = (status: string) => (day: string) => ({ status, decidedSince: day, decidedUntil: day });

/** What came in and went out on a day, with the filter of its rows. */
export const COLUMNS = [
  { name: 'applied', filterOf: (day: string) => ({ appliedSince: day, appliedUntil: day }) },
  { name: 'approved', filterOf: decided('Verified') },
  { name: 'rejected', filterOf: decided('Rejected') },
] as const;

/** Height of the chart in pixels, kept free while it is fetched. */
const HEIGHT = 260;

export function FlowCard({ days }: { readonly days: readonly DayOfWork[] }) {
  const translate = useTranslate();
  const [asTable, setAsTable] = useState(false);
  const isEmpty = days.every(({ applied, approved, rejected }) => applied + approved + rejected === 0);
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1 }}>
          <Typography variant="h2">{translate('dashboard.flow')}</Typography>
          {isEmpty ? null : (
            <Button size="small" onClick={() => setAsTable(!asTable)}>
              {translate(asTable ? 'dashboard.as_chart' : 'dashboard.as_table')}
            </Button>
          )}
        </Box>
        {isEmpty ? <Typography sx={{ color: 'text.secondary' }}>{translate('dashboard.flow_none')}</Typography> : null}
        {!isEmpty && asTable ? <FlowTable days={days} /> : null}
        {!isEmpty && !asTable ? <Chart days={days} /> : null}
      </CardContent>
    </Card>
  );
}

/** A fifth of all that the home screen would load, and below what most windows show at first: fetched when near. */
function Chart({ days }: { readonly days: readonly DayOfWork[] }) {
  const [place, isNear] = useNear();
  return (
    <Box ref={place} sx={{ height: HEIGHT }}>
      {isNear ? <FlowChart days={days} height={HEIGHT} /> : null}
    </Box>
  );
}

function Waiting({ height }: { readonly height: number }) {
  return <Skeleton variant="rounded" height={height} />;
}

function FlowTable({ days }: { readonly days: readonly DayOfWork[] }) {
  const translate = useTranslate();
  const number = useNumber();
  return (
    <TableContainer sx={{ maxHeight: HEIGHT }} tabIndex={0} role="region" aria-label={translate('dashboard.flow')}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{translate('dashboard.day')}</TableCell>
            {COLUMNS.map(({ name }) => (
              <TableCell key={name} align="right">
                {translate(`dashboard.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map((row) => (
            <TableRow key={row.day}>
              <TableCell>{row.day}</TableCell>
              {COLUMNS.map(({ name, filterOf }) => (
                <TableCell key={name} align="right">
                  <MuiLink component={Link} to={listPath(filterOf(row.day))}>
                    {number(row[name])}
                  </MuiLink>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
