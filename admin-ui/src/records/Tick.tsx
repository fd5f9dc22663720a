import { Checkbox } from '@mui/material';
import type { MouseEvent } from 'react';
import { type RaRecord, useDataTableCallbacksContext, useListContext, useTranslate } from 'react-admin';

interface TickProps {
  readonly record: RaRecord;
  readonly name: string;
  readonly isTickable: boolean;
}

/**
 * Ticks one record, with the shift key all since the last. That of react-admin has no name that a screen reader finds.
 */
export function Tick({ record, name, isTickable }: TickProps) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  const { handleToggleItem = onToggleItem } = useDataTableCallbacksContext();
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      disabled={!isTickable}
      onClick={(event) => handleToggleItem(record.id, event as unknown as MouseEvent<HTMLInputElement>)}
      slotProps={{ input: { 'aria-label': translate('records.select', { name }) } }}
      sx={{ p: 1, position: 'relative', zIndex: 1 }}
    />
  );
}
