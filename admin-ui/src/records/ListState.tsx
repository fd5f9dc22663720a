import { Button, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';

interface ListStateProps {
  /** What is offered where there is nothing yet. */
  readonly firstStep?: ReactNode;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The rows, or why there are none and what to do. */
export function ListState({ firstStep, onClear, children }: ListStateProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { isPending, error, total, data, filterValues, refetch, page, setPage } = useListContext();
  if (error && !data) {
    return (
      <Panel title={translate('records.failed')} text={error instanceof Error ? error.message : ''}>
        <Button variant="outlined" onClick={() => void refetch()}>
          {translate('records.retry')}
        </Button>
      </Panel>
    );
  }
  if (isPending || (data && data.length > 0)) return children;
  if (Object.keys(filterValues).length > 0) {
    return (
      <Panel title={translate('records.no_match')} text={translate('records.no_match_hint')}>
        <Button variant="outlined" onClick={onClear}>
          {translate('records.clear_filters')}
        </Button>
      </Panel>
    );
  }
  if (total && page > 1) {
    return (
      <Panel title={translate('ra.navigation.page_out_of_boundaries', { page })}>
        <Button variant="outlined" onClick={() => setPage(1)}>
          {translate('ra.navigation.first')}
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

interface PanelProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

function Panel({ title, text, children }: PanelProps) {
  return (
    <Card sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, px: 3, py: 7 }}>
      <Typography variant="h2">{title}</Typography>
      {text ? <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text}</Typography> : null}
      {children}
    </Card>
  );
}
