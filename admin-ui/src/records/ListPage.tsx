import Add from '@mui/icons-material/Add';
import { Button, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload, useResourceContext, useTranslate } from 'react-admin';
import { Link, Route, Routes } from 'react-router-dom';
import type { Column } from './column';
import { ExportButton } from './ExportButton';
import type { FurtherFilter } from './FilterBar';
import { FilteredList } from './FilteredList';
import { PageHeader } from './PageHeader';
import { nameText, RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';
import { RemoveButton } from './RemoveButton';
import { RowActions } from './RowActions';

const ROWS = 10;
const ROWS_ON_PHONES = 5;

interface ListPageProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly sort: SortPayload;
  readonly filters: ReactNode;
  /** Those that phones keep behind a button. */
  readonly furtherFilters?: readonly FurtherFilter[];
  /** The dialogs for the routes `create/*`, `:id` and `:id/show` below this list; a mode without one is not offered. */
  readonly add?: ReactNode;
  readonly edit?: ReactNode;
  readonly detail?: ReactNode;
  /** What stands in place of the button that opens `add`. */
  readonly addButton?: ReactNode;
  /** Further actions, beside adding and removing. */
  readonly actions?: ReactNode;
  readonly isRowSelectable?: (record: R) => boolean;
  readonly isRowEditable?: (record: R) => boolean;
  /** Nothing is removed here, so nothing is ticked. */
  readonly isReadOnly?: boolean;
  /** What can be done with one record, beside detail and edit. */
  readonly recordActions?: (record: R) => ReactNode;
  /** What stands in place of the button that exports the rows through the browser. */
  readonly exportButton?: ReactNode;
  /** The filter one finds at the first visit. */
  readonly initialFilter?: Readonly<Record<string, unknown>>;
  /** A list that is not the resource's own keeps filters and ticks apart. */
  readonly storeKey?: string;
}

/** The list of a resource with everything that is done from there. */
export function ListPage<R extends RaRecord>(props: ListPageProps<R>) {
  const { columns, sort, filters, add, edit, detail, actions, isRowSelectable, isRowEditable, storeKey } = props;
  const { isReadOnly = false, recordActions, initialFilter, exportButton } = props;
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const name = columns.find(({ isName }) => isName);
  const nameOf = (record: R) => nameText(record, name);
  const addButton = props.addButton ?? (add ? <AddButton /> : null);
  const rowActions = (record: R) => (
    <RowActions
      id={record.id}
      name={nameOf(record)}
      canEdit={edit !== undefined && (isRowEditable?.(record) ?? true)}
      canShow={detail !== undefined}
    >
      {recordActions?.(record)}
    </RowActions>
  );
  const Rows = isPhone ? RecordCards<R> : RecordTable<R>;
  return (
    <ListBase<R>
      sort={sort}
      perPage={isPhone ? ROWS_ON_PHONES : ROWS}
      storeKey={storeKey}
      filterDefaultValues={initialFilter}
    >
      <PageHeader title={translate(`resources.${resource}.menu`)} lead={translate(`resources.${resource}.lead`)}>
        {exportButton ?? <ExportButton<R> columns={columns} />}
        {isReadOnly ? null : <RemoveButton<R> nameOf={nameOf} />}
        {actions}
        {addButton}
      </PageHeader>
      <FilteredList filters={filters} furtherFilters={props.furtherFilters} firstStep={addButton}>
        <Rows columns={columns} rowActions={rowActions} isRowSelectable={isRowSelectable} isReadOnly={isReadOnly} />
      </FilteredList>
      <Routes>
        {add ? <Route path="create/*" element={add} /> : null}
        {edit ? <Route path=":id" element={edit} /> : null}
        {detail ? <Route path=":id/show" element={detail} /> : null}
      </Routes>
    </ListBase>
  );
}

function AddButton() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return (
    <Button component={Link} to={`/${resource}/create`} variant="contained" startIcon={<Add />}>
      {translate(`resources.${resource}.add`)}
    </Button>
  );
}
