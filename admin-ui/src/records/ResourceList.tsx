import { cloneElement } from 'react';
import { ListBase, ListView, type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { AddButton } from './AddButton';
import { ExportButton } from './ExportButton';
import { ListPagination } from './ListPagination';
import { ListState } from './ListState';
import { ListTools } from './ListTools';
import type { ResourceListProps } from './list-props';
import { PageHeader } from './PageHeader';
import { RemoveButton } from './RemoveButton';
import { Rows } from './Rows';
import { useIsPhone } from './useIsPhone';
import { useListExporter } from './useListExporter';

const ROWS = 10;
/** Of a filter that is typed, in milliseconds: half of what react-admin waits. */
const PAUSE_MS = 250;
const ROWS_ON_PHONES = 5;
/** The tools stand beside the filters, and above them where there is no room. */
const LOOK = {
  // Else a wide table makes the whole page wide.
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions': {
    alignItems: { xs: 'stretch', sm: 'center' },
    minHeight: 0,
    bgcolor: 'transparent',
    gap: 1,
    mb: 1,
    flexWrap: 'wrap',
  },
  '& .RaList-content': { overflow: 'hidden' },
  '& .RaList-actions form': {
    flex: '1 1 auto',
    alignItems: 'flex-start',
    // Five filters stand in a line of a window of 1280 pixels.
    columnGap: 1,
    rowGap: 1.5,
    p: 0,
    minHeight: 0,
    minWidth: 0,
    '& .filter-field': { p: 0, m: 0, minHeight: 0, width: { xs: '100%', sm: 'auto' } },
    // A group of buttons has a line of its own.
    '& .filter-field:has([role="group"])': { width: '100%' },
    '& .MuiFormControl-root, & .MuiAutocomplete-root': { m: 0, width: { xs: '100%', sm: 190 } },
    '& .MuiAutocomplete-root .MuiFormControl-root': { width: '100%' },
    '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' },
    '& .MuiFormHelperText-root': { display: 'block' },
    '& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix': { display: 'none' },
  },
};

/**
 * The list of a resource with everything that is done from there: the `List` of react-admin with the heading of our
 * screens.
 */
export function ResourceList<R extends RaRecord>(props: ResourceListProps<R>) {
  const { columns, sort, add, edit, detail, actions, storeKey, initialFilter, isReadOnly, hasTicks = true } = props;
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const isPhone = useIsPhone();
  const filters = (props.filters ?? []).map((one) => cloneElement(one, { alwaysOn: !isPhone || one.props.alwaysOn }));
  const exporter = useListExporter<R>(columns, hasTicks, storeKey);
  const sortsById = columns.some(({ source, sortable }) => source === 'id' && sortable);
  const addButton = props.addButton ?? (add ? <AddButton /> : null);
  return (
    <ListBase<R>
      sort={sort}
      perPage={isPhone ? ROWS_ON_PHONES : ROWS}
      storeKey={storeKey}
      debounce={PAUSE_MS}
      filterDefaultValues={initialFilter}
      exporter={exporter}
    >
      <PageHeader
        title={props.title ?? translate(`resources.${resource}.menu`)}
        lead={props.lead ?? translate(`resources.${resource}.lead`)}
      >
        {props.exportButton === undefined ? <ExportButton<R> sortsById={sortsById} /> : props.exportButton}
        {isReadOnly ? null : <RemoveButton<R> columns={columns} nameOf={props.removalName} />}
        {actions}
        {addButton}
      </PageHeader>
      {props.above}
      <ListView<R>
        title={false}
        empty={false}
        filters={filters.length > 0 ? filters : undefined}
        actions={<ListTools<R> filters={filters} columns={columns} hasTicks={hasTicks} storeKey={storeKey} />}
        pagination={<ListPagination />}
        sx={LOOK}
      >
        <ListState sort={sort} storeKey={storeKey} initialFilter={initialFilter} firstStep={addButton}>
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
