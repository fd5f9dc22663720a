import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ViewWeek from '@mui/icons-material/ViewWeekOutlined';
import { Box, Checkbox, FormControlLabel, IconButton, Popover } from '@mui/material';
import { useId, useState } from 'react';
import { Button, type RaRecord, useResourceContext, useStore, useTranslate } from 'react-admin';
import type { Column } from './column';
import { inOrder } from './column-order';
import { hiddenAtFirst, useColumnsKey } from './useShownColumns';

export interface ColumnsButtonProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly hasTicks: boolean;
  readonly storeKey?: string | undefined;
}

/**
 * Chooses the columns of the table and their order, where `DataTable` keeps both. The button of react-admin moves
 * columns by the mouse alone, and has roles within each other that screen readers cannot tell.
 */
export function ColumnsButton<R extends RaRecord>(props: ColumnsButtonProps<R>) {
  const translate = useTranslate();
  const label = translate('ra.action.select_columns');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const heading = useId();
  return (
    <>
      <Button
        id={heading}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewWeek />
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': heading, sx: { p: 1.5 } } }}
      >
        <Choice {...props} />
      </Popover>
    </>
  );
}

function Choice<R extends RaRecord>({ columns, hasTicks, storeKey }: ColumnsButtonProps<R>) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const key = useColumnsKey(storeKey);
  const [hidden, setHidden] = useStore<string[]>(key, hiddenAtFirst(columns));
  const [ranks, setRanks] = useStore<number[] | undefined>(`${key}_columnRanks`);
  const before = hasTicks ? 1 : 0;
  const ordered = inOrder(columns, ranks ?? [], before);
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((one) => one !== source) : [...hidden, source]);
  const moveUp = (at: number) => {
    const [one, other] = [ordered[at - 1], ordered[at]];
    if (!one || !other) return;
    const next = ordered.toSpliced(at - 1, 2, other, one).map((column) => columns.indexOf(column) + before);
    setRanks(hasTicks ? [0, ...next] : next);
  };
  return (
    <>
      {ordered.map(({ source }, at) => {
        const name = translate(`resources.${resource}.fields.${source}`);
        const moves = [
          // One that is off keeps the focus: whoever moves a column to the end by the keyboard goes on from there.
          { text: 'records.column_up', act: () => moveUp(at), isOff: at === 0, Icon: ArrowUpward },
          {
            text: 'records.column_down',
            act: () => moveUp(at + 1),
            isOff: at === ordered.length - 1,
            Icon: ArrowDownward,
          },
        ];
        return (
          <Box key={source} sx={{ display: 'flex', alignItems: 'center' }}>
            <FormControlLabel
              control={<Checkbox size="small" checked={!hidden.includes(source)} onChange={() => toggle(source)} />}
              label={name}
              sx={{ flex: 1, mr: 2 }}
            />
            {moves.map(({ text, act, isOff, Icon }) => (
              <IconButton
                key={text}
                size="small"
                aria-disabled={isOff}
                onClick={act}
                aria-label={translate(text, { name })}
                sx={{ opacity: isOff ? 0.3 : 1 }}
              >
                <Icon fontSize="inherit" />
              </IconButton>
            ))}
          </Box>
        );
      })}
      <Button
        label="ra.action.reset"
        onClick={() => {
          setHidden(hiddenAtFirst(columns));
          setRanks(undefined);
        }}
      />
    </>
  );
}
