import type { ReactElement, ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { Column } from './column';

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
  /** What stands between the heading and the list. */
  readonly above?: ReactNode;
  /** What stands in place of the button that opens `add`. */
  readonly addButton?: ReactNode;
  /** Further actions, beside adding and removing. */
  readonly actions?: ReactNode;
  /** What can be done with the ticked rows, beside removing and exporting them. */
  readonly bulkActions?: ReactNode;
  readonly isRowSelectable?: (record: R) => boolean;
  readonly isRowEditable?: (record: R) => boolean;
  /** Whether rows can be ticked, to be removed or exported. */
  readonly hasTicks?: boolean;
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
  /**
   * The filter one finds at the first visit: what there is to do. Where nothing meets it, the texts `nothing_to_do` say
   * so.
   */
  readonly initialFilter?: Readonly<Record<string, unknown>>;
  /** For a list that is not that of the resource in the address. */
  readonly title?: string;
  readonly lead?: string;
  /** A list that is not the resource's own keeps filters, ticks and columns apart. */
  readonly storeKey?: string;
}

/** What the table and the rows of a phone are drawn of. */
export interface DrawnRowsProps<R extends RaRecord> extends Omit<ResourceListProps<R>, 'actions' | 'pathOf'> {
  readonly nameOf: (record: R) => string;
  readonly pathOf?: ((record: R) => string) | undefined;
  readonly actions?: ((record: R) => ReactNode) | undefined;
}
