import type { SyntheticEvent } from 'react';
import {
  BulkActionsToolbar,
  BulkExportButton,
  DataTable,
  type RaRecord,
  SelectAllButton,
  SelectPageCheckbox,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { addressOf } from '../resources';
import { nameText, shown } from './column';
import { useDensity } from './ListTools';
import type { DrawnRowsProps, ResourceListProps } from './list-props';
import { PhoneRows } from './PhoneRows';
import { REMOVED_AT_ONCE } from './RemoveButton';
import { RowActions } from './RowActions';
import { SortedAs } from './SortedAs';
import { Tick } from './Tick';
import { useIsPhone } from './useIsPhone';
import { hiddenAtFirst, useColumnsKey, useForgottenOrder } from './useShownColumns';

export interface RowsProps<R extends RaRecord> extends ResourceListProps<R> {
  readonly canShow: boolean;
  readonly canEdit: boolean;
}

/** The rows of a list, as a table or, on phones, one below the other. */
export function Rows<R extends RaRecord>(props: RowsProps<R>) {
  const { columns, canShow, canEdit, isRowEditable, recordActions } = props;
  const resource = useResourceContext() ?? '';
  const isPhone = useIsPhone();
  const nameOf = (record: R) => nameText(record, columns);
  const hasActions = canShow || canEdit || recordActions !== undefined;
  const actions = (record: R) => (
    <RowActions
      id={record.id}
      name={nameOf(record)}
      canEdit={canEdit && (isRowEditable?.(record) ?? true)}
      canShow={canShow}
    >
      {recordActions?.(record)}
    </RowActions>
  );
  const detail = (record: R) => `${addressOf(resource)}/${encodeURIComponent(record.id)}/show`;
  const { filterValues } = useListContext();
  const elsewhere = props.pathOf;
  const pathOf = elsewhere ? (record: R) => elsewhere(record, filterValues) : canShow ? detail : undefined;
  const rows = { ...props, nameOf, pathOf, actions: hasActions ? actions : undefined };
  return isPhone ? <PhoneRows {...rows} /> : <TableRows {...rows} />;
}

/** What has a width of its own is short: a number, a day. */
const NARROW = { whiteSpace: 'nowrap' };
const MIN_WIDTH = 96;
/** Long headings take two lines rather than room from the rows, but break no word. */
const WIDE = {
  overflowWrap: 'anywhere',
  '&.MuiTableCell-head': { overflowWrap: 'break-word', wordBreak: 'keep-all' },
  '&&&': { whiteSpace: 'normal' },
};
/** Always in reach, where the table is wider than the screen. */
const ACTIONS = {
  position: 'sticky',
  right: 0,
  zIndex: 1,
  width: '1%',
  whiteSpace: 'nowrap',
  bgcolor: 'inherit',
  py: 0.5,
};
const LOOK = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  // The arrow of a heading stands in the padding, and takes no room from its words.
  '& .MuiTableSortLabel-icon': { ml: '1px', mr: '-19px' },
  '& .MuiTableCell-alignRight .MuiTableSortLabel-icon': { ml: '-19px', mr: '1px' },
  // Over the headings: rows do not move under the pointer when the first of them is ticked.
  '&& .RaBulkActionsToolbar-toolbar': { transform: 'none', left: 52, borderRadius: 0, transition: 'none' },
  '&& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': { height: 52, minHeight: 52 },
};
/** What is scrolled below the actions does not shine through. */
const OPAQUE = () => ({ bgcolor: 'background.paper', '&&:hover': { bgcolor: 'background.default' } });

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Whoever marks a text to copy it does not open the record. */
const isMarking = () => getSelection()?.isCollapsed === false;

function TableRows<R extends RaRecord>(props: DrawnRowsProps<R>) {
  const { columns, storeKey, isRowSelectable, bulkActions, nameOf, pathOf, actions, hasTicks = true } = props;
  const key = useColumnsKey(storeKey);
  const [density] = useDensity();
  useForgottenOrder(key, columns.length, hasTicks);
  return (
    <DataTable<R>
      size={density}
      storeKey={key}
      hiddenColumns={hiddenAtFirst(columns)}
      isRowSelectable={isRowSelectable}
      rowClick={pathOf ? (_, __, record) => (isMarking() ? false : pathOf(record as R)) : false}
      // The ticks are ours.
      bulkActionButtons={false}
      bulkActionsToolbar={
        <BulkActionsToolbar selectAllButton={<SelectAllButton limit={REMOVED_AT_ONCE} />}>
          {bulkActions}
          <BulkExportButton label="records.export_ticked" />
        </BulkActionsToolbar>
      }
      rowSx={OPAQUE}
      sx={LOOK}
    >
      {hasTicks ? (
        <DataTable.Col<R>
          label={<SelectPageCheckbox />}
          padding="checkbox"
          onClick={stop}
          render={(record) => (
            <Tick record={record} name={nameOf(record)} isTickable={isRowSelectable?.(record) ?? true} />
          )}
        />
      ) : null}
      {columns.map((column) => {
        const { source, sortBy } = column;
        const shownColumn = (
          <DataTable.Col<R>
            key={source}
            source={source as never}
            disableSort={!column.sortable}
            align={column.align}
            sx={column.width ? { ...NARROW, width: column.width } : { ...WIDE, minWidth: column.minWidth ?? MIN_WIDTH }}
            onClick={column.hasLink ? stop : undefined}
            render={(record) => shown(record, column)}
          />
        );
        if (!sortBy) return shownColumn;
        return (
          <SortedAs key={source} source={source} sortBy={sortBy}>
            {shownColumn}
          </SortedAs>
        );
      })}
      {actions ? (
        <DataTable.Col<R> label={<ActionsTitle />} align="right" sx={ACTIONS} onClick={stop} render={actions} />
      ) : null}
    </DataTable>
  );
}

/** Words that are no text of their own are not among the columns to choose from. */
function ActionsTitle() {
  return useTranslate()('records.actions');
}
