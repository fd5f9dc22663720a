import { Button, Stack, VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useCommonTexts } from '../i18n/common.texts';
import { EmptyState } from './EmptyState';
import { FailedState } from './FailedState';
import { Pager } from './Pager';
import { usePagerTexts } from './Pager.texts';
import classes from './RecordList.module.css';
import { RecordTable, type RecordTableProps, RecordTableSkeleton } from './RecordTable';

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** How many there are on all pages. */
  readonly total: number;
}

interface Props<Row> extends RecordTableProps<Row> {
  readonly query: UseQueryResult<ListPage<Row>>;
  readonly page: number;
  readonly size: number;
  readonly onPage: (page: number) => void;
  readonly onSize?: (size: number) => void;
  /** What is shown where there is nothing. */
  readonly empty: ReactNode;
}

/** A list of the service in all its states: on its way, failed, empty, a page of rows. */
export function RecordList<Row>({ query, page, size, onPage, onSize, empty, ...table }: Props<Row>) {
  const common = useCommonTexts();
  const t = usePagerTexts();
  // Rows are drawn in short steps, between which the browser can do something else.
  const data = useDeferredValue(query.data);
  if (query.isError && !query.data) return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  if (!data) {
    return (
      <div role="status">
        <VisuallyHidden>{common('loading')}</VisuallyHidden>
        <RecordTableSkeleton rows={size} columns={table.columns} />
      </div>
    );
  }
  const { rows, total } = data;
  const isBusy = query.isPlaceholderData || data !== query.data;
  if (total === 0) return empty;
  return (
    <Stack gap="md" aria-busy={isBusy} className={isBusy ? classes.busy : undefined}>
      {rows.length > 0 ? (
        <RecordTable rows={rows} {...table} />
      ) : (
        <EmptyState title={t('pastTheEnd')}>
          <Button variant="default" onClick={() => onPage(1)}>
            {t('firstPage')}
          </Button>
        </EmptyState>
      )}
      <Pager page={page} size={size} total={total} onPage={onPage} {...(onSize ? { onSize } : {})} />
    </Stack>
  );
}
