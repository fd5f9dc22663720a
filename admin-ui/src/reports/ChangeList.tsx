import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useValueText } from '../review/useFieldValue';
import type { Change } from './correctable';
import { type PhotoLook, ReportPhoto } from './ReportPhoto';

interface ChangeListProps extends PhotoLook {
  readonly changes: readonly Change[];
}

/** What a correction changes, field by field. */
export function ChangeList({ changes, isGivenUp, ...look }: ChangeListProps) {
  const translate = useTranslate();
  const textOf = useValueText();
  const shown = ({ field, before }: Change, value: string, alt: string) => {
    // The one that is to come has to be seen.
    const own = value === before && isGivenUp ? { ...look, isGivenUp } : look;
    if (field === 'avatar') return <ReportPhoto url={value} alt={alt} {...own} />;
    if (value === '') return '–';
    return textOf(field, value);
  };
  const column = (name: string) => translate(`resources.reports.correction.${name}`);
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['field', 'before', 'after'].map((name) => (
              <TableCell key={name}>{column(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-of-type th': { borderBottom: 0 } }}>
          {changes.map((change) => (
            <TableRow key={change.field}>
              <TableCell component="th" scope="row">
                {translate(`resources.certificates.fields.${change.field}`)}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <del>{shown(change, change.before, column('before'))}</del>
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
                {shown(change, change.after, column('after'))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
