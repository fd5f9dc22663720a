import { Button, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { type SortPayload, useListContext, useResourceContext, useStoreContext, useTranslate } from 'react-admin';

interface ListStateProps {
  /** What a list begins with. */
  readonly sort: SortPayload;
  /** Where ticks are kept, where that is not with the resource. */
  readonly storeKey?: string | undefined;
  readonly initialFilter?: Readonly<Record<string, unknown>> | undefined;
  /** What is offered where there is nothing yet. */
  readonly firstStep?: ReactNode;
  readonly children: ReactNode;
}

const ROW_HEIGHT = 53;

/** The rows, or why there are none and what to do. */
export function ListState({ sort, storeKey, initialFilter, firstStep, children }: ListStateProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { isPending, error, data, filterValues, refetch, setFilters, setSort, perPage } = useListContext();
  useTicksOfFilters(storeKey ?? resource ?? '');
  const clear = () => setFilters({}, {});
  if (error && !data) {
    // A saved query may name what is no longer there.
    const beginAnew = () => {
      clear();
      setSort(sort);
    };
    return (
      <Panel title={translate('records.failed')} text={error instanceof Error ? error.message : ''}>
        <Button variant="outlined" onClick={() => void refetch()}>
          {translate('records.retry')}
        </Button>
        <Button onClick={beginAnew}>{translate('records.begin_anew')}</Button>
      </Panel>
    );
  }
  // As high as the rows that are on their way, so that nothing jumps.
  if (isPending) return <Skeleton variant="rounded" height={(perPage + 1) * ROW_HEIGHT} />;
  if (data && data.length > 0) return children;
  if (initialFilter && JSON.stringify(initialFilter) === JSON.stringify(filterValues)) {
    return (
      <Panel
        title={translate(`resources.${resource}.nothing_to_do`)}
        text={translate(`resources.${resource}.nothing_to_do_hint`)}
      >
        <Button variant="outlined" onClick={clear}>
          {translate('records.show_all')}
        </Button>
      </Panel>
    );
  }
  if (Object.keys(filterValues).length > 0) {
    return (
      <Panel title={translate('records.no_match')} text={translate('records.no_match_hint')}>
        <Button variant="outlined" onClick={clear}>
          {translate('records.clear_filters')}
        </Button>
      </Panel>
    );
  }
  return (
    <Panel title={translate(`resources.${resource}.empty`)} text={translate(`resources.${resource}.empty_hint`)}>
      {firstStep}
    </Panel>
  );
}

/**
 * Ticks are of the rows that one sees: with other filters they end, also where one was at another screen in between.
 */
function useTicksOfFilters(key: string): void {
  const { filterValues, selectedIds } = useListContext();
  const { getItem, setItem } = useStoreContext();
  const filters = JSON.stringify(filterValues);
  // Beside the ticks, which outlive the list. It is read once: another tab may have the list under other filters.
  const kept = `${key}.tickedWith`;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    const before = seen.current ?? getItem<string>(kept);
    seen.current = filters;
    // Also where none are ticked here: those that are kept may be another tab's.
    if (before !== filters) setItem(`${key}.selectedIds`, []);
  }, [filters, key, kept, getItem, setItem]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each tick, for those that are kept are the last tab's
  useEffect(() => setItem(kept, filters), [filters, kept, setItem, selectedIds]);
}

interface PanelProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

function Panel({ title, text, children }: PanelProps) {
  return (
    <div style={PANEL}>
      <Typography variant="h2">{title}</Typography>
      {text ? <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text}</Typography> : null}
      {children}
    </div>
  );
}

const PANEL = { display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 8, padding: '56px 24px' } as const;
