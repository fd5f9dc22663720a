import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { ListBase, ListView, type RaRecord, type SortPayload, useResourceContext, useTranslate } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { AddButton } from './AddButton';
import type { Column } from './column';
import { ExportButton } from './ExportButton';
import { ListPagination } from './ListPagination';
import { ListState } from './ListState';
import { ListTools } from './ListTools';
import { PageHeader } from './PageHeader';
import { RemoveButton } from './RemoveButton';
import { Rows } from './Rows';
import { useIsPhone } from './useIsPhone';
import { useListExporter } from './useListExporter';

const ROWS = 10;
const ROWS_ON_PHONES = 5;
/** The tools stand beside the filters, and above them where there is no room. */
const LOOK = {
  '& .RaList-actions': { alignItems: 'center', bgcolor: 'transparent', gap: 1, mb: 1, flexWrap: 'wrap' },
  '& .RaList-content': { overflow: 'hidden' },
  '& .RaList-actions form': {
    flex: '1 1 auto',
    gap: 1.5,
    p: 0,
    minHeight: 0,
    minWidth: 0,
    '& .filter-field': { width: { xs: '100%', sm: 'auto' } },
    '& .MuiFormControl-root, & .MuiAutocomplete-root': { m: 0, width: { xs: '100%', sm: 200 } },
    '& .MuiAutocomplete-root .MuiFormControl-root': { width: '100%' },
    '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' },
    '& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix': { display: 'none' },
  },
};

/** What react-admin reads of the inputs of a filter form. */
export interface FilterProps {
  readonly source: string;
  readonly alwaysOn?: boolean;
}

export interface ResourceListProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly sort: SortPayload;
  /** The inputs of the filter form; phones keep those that are not `alwaysOn` behind a button. */
  readonly filters?: readonly ReactElement<FilterProps>[];
  /** The dialogs for the routes `create/*`, `:id` and `:id/show` below this list; a mode without one is not offered. */
  readonly add?: ReactNode;
  readonly edit?: ReactNode;
  readonly detail?: ReactNode;
  /** What stands in place of the button that opens `add`. */
  readonly addButton?: ReactNode;
  /** Further actions, beside adding and removing. */
  readonly actions?: ReactNode;
  /** What can be done with the ticked rows, beside removing and exporting them. */
  readonly bulkActions?: ReactNode;
  readonly isRowSelectable?: (record: R) => boolean;
  readonly isRowEditable?: (record: R) => boolean;
  /** Nothing is removed here. */
  readonly isReadOnly?: boolean;
  /** What can be done with one record, beside detail and edit. */
  readonly recordActions?: (record: R) => ReactNode;
  /** Where a click on a row leads, where that is not the detail. */
  readonly pathOf?: (record: R, filters: Readonly<Record<string, unknown>>) => string;
  /** What the question before a removal calls a record, where its name does not say enough. */
  readonly removalName?: (record: R) => string;
  /** What stands in place of the button that exports the rows through the browser. */
  readonly exportButton?: ReactNode;
  /** The filter one finds at the first visit. */
  readonly initialFilter?: Readonly<Record<string, unknown>>;
  /** For a list that is not that of the resource in the address. */
  readonly title?: string;
  readonly lead?: string;
  /** A list that is not the resource's own keeps filters, ticks and columns apart. */
  readonly storeKey?: string;
}

/** The list of a resource with everything that is done from there: the `List` of react-admin with the heading of our screens. */
export function ResourceList<R extends RaRecord>(props: ResourceListProps<R>) {
  const { columns, sort, add, edit, detail, actions, storeKey, initialFilter, isReadOnly } = props;
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const isPhone = useIsPhone();
  const filters = (props.filters ?? []).map((one) => cloneElement(one, { alwaysOn: !isPhone || one.props.alwaysOn }));
  const exporter = useListExporter<R>(columns, storeKey);
  const addButton = props.addButton ?? (add ? <AddButton /> : null);
  return (
    <ListBase<R>
      sort={sort}
      perPage={isPhone ? ROWS_ON_PHONES : ROWS}
      storeKey={storeKey}
      filterDefaultValues={initialFilter}
      exporter={exporter}
    >
      <PageHeader
        title={props.title ?? translate(`resources.${resource}.menu`)}
        lead={props.lead ?? translate(`resources.${resource}.lead`)}
      >
        {props.exportButton === undefined ? <ExportButton<R> /> : props.exportButton}
        {isReadOnly ? null : <RemoveButton<R> columns={columns} nameOf={props.removalName} />}
        {actions}
        {addButton}
      </PageHeader>
      <ListView<R>
        title={false}
        empty={false}
        filters={filters.length > 0 ? filters : undefined}
        actions={<ListTools filters={filters} storeKey={storeKey} />}
        pagination={<ListPagination />}
        sx={LOOK}
      >
        <ListState sort={sort} firstStep={addButton}>
          <Rows {...props} canShow={detail !== undefined} canEdit={edit !== undefined} />
        </ListState>
      </ListView>
      {add || edit || detail ? (
        <Routes>
          {add ? <Route path="create/*" element={add} /> : null}
          {edit ? <Route path=":id" element={edit} /> : null}
          {detail ? <Route path=":id/show" element={detail} /> : null}
        </Routes>
      ) : null}
    </ListBase>
  );
}
