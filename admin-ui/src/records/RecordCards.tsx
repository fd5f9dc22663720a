import { Box, Card, Checkbox, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { type Column, shown, textOf } from './column';
import type { RowsProps } from './rows';

/** The list on a small screen: a card for each record. */
export function RecordCards<R extends RaRecord>(props: RowsProps<R>) {
  const { columns, rowActions, isRowSelectable, isReadOnly = false } = props;
  const { data, isPending, perPage } = useListContext<R>();
  if (isPending) {
    return Array.from({ length: perPage }, (_, row) => `waiting ${row}`).map((key) => (
      <Skeleton key={key} variant="rounded" height={104} sx={{ mb: 1 }} />
    ));
  }
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data?.map((record) => (
        <RecordCard
          key={record.id}
          record={record}
          columns={columns}
          isTickable={isRowSelectable?.(record) ?? true}
          isReadOnly={isReadOnly}
        >
          {rowActions?.(record)}
        </RecordCard>
      ))}
    </Stack>
  );
}

interface RecordCardProps<R extends RaRecord> {
  readonly record: R;
  readonly columns: readonly Column<R>[];
  readonly isTickable: boolean;
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
}

function RecordCard<R extends RaRecord>({ record, columns, isTickable, isReadOnly, children }: RecordCardProps<R>) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { selectedIds, onToggleItem } = useListContext<R>();
  const name = columns.find(({ isName }) => isName);
  const title = name ? shown(record, name) : record.id;
  return (
    <Card component="li" sx={{ p: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 0.5 }}>
        {isReadOnly ? null : (
          <Checkbox
            checked={selectedIds.includes(record.id)}
            disabled={!isTickable}
            onChange={() => onToggleItem(record.id)}
            slotProps={{ input: { 'aria-label': translate('records.select', { name: nameText(record, name) }) } }}
            sx={{ p: 0.5 }}
          />
        )}
        <Typography component="h2" sx={{ fontWeight: 600, pt: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      </Stack>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 0.25,
          m: 0,
          my: 1,
          pl: isReadOnly ? 0 : 4.25,
        }}
      >
        {columns
          .filter((column) => column !== name)
          .map((column) => (
            <Box key={column.source} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {translate(`resources.${resource}.fields.${column.source}`)}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {shown(record, column)}
              </Typography>
            </Box>
          ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{children}</Box>
    </Card>
  );
}

/** What a record is called; one without a name goes by its number. */
export function nameText<R extends RaRecord>(record: R, name: Column<R> | undefined): string {
  return (name && textOf(record, name)) || String(record.id);
}
