import {
  Card,
  Checkbox,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { type RaRecord, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { shown } from './column';
import { nameText } from './RecordCards';
import type { RowsProps } from './rows';

/** The list on a desk. */
export function RecordTable<R extends RaRecord>(props: RowsProps<R>) {
  const { columns, rowActions, isReadOnly } = props;
  const { data, isPending, perPage, isFetching } = useListContext<R>();
  return (
    <TableContainer component={Card} aria-busy={isFetching}>
      <Table>
        <Head {...props} />
        <TableBody>
          {isPending ? (
            <WaitingRows rows={perPage} cells={columns.length + (rowActions ? 1 : 0) + (isReadOnly ? 0 : 1)} />
          ) : null}
          {data?.map((record) => (
            <Row key={record.id} record={record} {...props} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Head<R extends RaRecord>({ columns, rowActions, isRowSelectable, isReadOnly }: RowsProps<R>) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { data = [], selectedIds, onSelect, sort, setSort } = useListContext<R>();
  const ids = data.filter((record) => isRowSelectable?.(record) ?? true).map(({ id }) => id);
  const ticked = ids.filter((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <TableHead>
      <TableRow>
        {isReadOnly ? null : (
          <TableCell padding="checkbox">
            <Checkbox
              size="small"
              checked={ids.length > 0 && ticked.length === ids.length}
              indeterminate={ticked.length > 0 && ticked.length < ids.length}
              disabled={ids.length === 0}
              onChange={(_, isTicked) => onSelect(isTicked ? [...others, ...ids] : others)}
              slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
            />
          </TableCell>
        )}
        {columns.map(({ source, sortable, align, width }) => {
          const label = translate(`resources.${resource}.fields.${source}`);
          const isSorted = sort.field === source;
          const order = sort.order === 'DESC' ? 'desc' : 'asc';
          return (
            <TableCell key={source} align={align} sx={{ width }} sortDirection={isSorted && order}>
              {sortable ? (
                <TableSortLabel
                  active={isSorted}
                  direction={isSorted ? order : 'asc'}
                  onClick={() => setSort({ field: source, order: isSorted && order === 'asc' ? 'DESC' : 'ASC' })}
                >
                  {label}
                </TableSortLabel>
              ) : (
                label
              )}
            </TableCell>
          );
        })}
        {rowActions ? (
          <TableCell align="right" sx={{ width: '1%' }}>
            {translate('records.actions')}
          </TableCell>
        ) : null}
      </TableRow>
    </TableHead>
  );
}

function Row<R extends RaRecord>(props: RowsProps<R> & { readonly record: R }) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext<R>();
  const { record, columns, rowActions, isRowSelectable, isReadOnly } = props;
  const isTicked = selectedIds.includes(record.id);
  const name = nameText(
    record,
    columns.find(({ isName }) => isName),
  );
  return (
    <TableRow hover selected={isTicked}>
      {isReadOnly ? null : (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={isTicked}
            disabled={!(isRowSelectable?.(record) ?? true)}
            onChange={() => onToggleItem(record.id)}
            slotProps={{ input: { 'aria-label': translate('records.select', { name }) } }}
          />
        </TableCell>
      )}
      {columns.map((column) => (
        <TableCell key={column.source} align={column.align} sx={{ overflowWrap: 'break-word' }}>
          {shown(record, column)}
        </TableCell>
      ))}
      {rowActions ? (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap', py: 0.5 }}>
          {rowActions(record)}
        </TableCell>
      ) : null}
    </TableRow>
  );
}

/** As high as the rows that are on their way, so that nothing jumps. */
function WaitingRows({ rows, cells }: { readonly rows: number; readonly cells: number }) {
  return Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
    <TableRow key={row}>
      {Array.from({ length: cells }, (_, cell) => `cell ${cell}`).map((cell) => (
        <TableCell key={cell}>
          <Skeleton />
        </TableCell>
      ))}
    </TableRow>
  ));
}
