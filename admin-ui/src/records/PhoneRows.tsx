import { Box, Checkbox } from '@mui/material';
import { Fragment } from 'react';
import { type RaRecord, SimpleList, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Column, shown } from './column';
import type { DrawnRowsProps } from './Rows';
import { useShownColumns } from './useShownColumns';

/** A tap anywhere on the row follows its link; what is done with the row lies above that. */
const COVERING = { color: 'text.primary', fontWeight: 600, textDecoration: 'none', overflowWrap: 'anywhere' };
const COVER = { '&::after': { content: '""', position: 'absolute', inset: 0 } };
const ABOVE = { position: 'relative', zIndex: 1 };

/** The list on a phone. */
export function PhoneRows<R extends RaRecord>(props: DrawnRowsProps<R>) {
  const { columns, storeKey, nameOf, pathOf, actions, isRowSelectable } = props;
  const others = useShownColumns(columns, storeKey).filter(({ isName }) => !isName);
  const name = columns.find(({ isName }) => isName);
  return (
    <SimpleList<R>
      rowClick={false}
      leftIcon={(record) => (
        <Tick record={record} name={nameOf(record)} isTickable={isRowSelectable?.(record) ?? true} />
      )}
      primaryText={(record) =>
        pathOf ? (
          <Box component={Link} to={pathOf(record)} sx={{ ...COVERING, ...COVER }}>
            {name ? shown(record, name) : nameOf(record)}
          </Box>
        ) : (
          <Box component="span" sx={COVERING}>
            {name ? shown(record, name) : nameOf(record)}
          </Box>
        )
      }
      secondaryText={(record) => <Values record={record} columns={others} />}
      rightIcon={(record) => (actions ? <Box sx={ABOVE}>{actions(record)}</Box> : null)}
      disablePadding
      sx={LOOK}
    />
  );
}

const LOOK = {
  '& .MuiListItem-root': { position: 'relative', flexWrap: 'wrap', alignItems: 'flex-start', px: 1, py: 0.5 },
  '& .MuiListItem-root + .MuiListItem-root': { borderTop: 1, borderColor: 'divider' },
  '& .MuiListItemIcon-root': { minWidth: 0 },
  '& .MuiListItemText-root': { minWidth: 0 },
  '& .MuiListItemText-secondary': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, mt: 0.25 },
};

interface TickProps {
  readonly record: RaRecord;
  readonly name: string;
  readonly isTickable: boolean;
}

function Tick({ record, name, isTickable }: TickProps) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      disabled={!isTickable}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': translate('records.select', { name }) } }}
      sx={{ ...ABOVE, p: 1 }}
    />
  );
}

interface ValuesProps<R extends RaRecord> {
  readonly record: R;
  readonly columns: readonly Column<R>[];
}

function Values<R extends RaRecord>({ record, columns }: ValuesProps<R>) {
  const translate = useTranslate();
  const resource = useResourceContext();
  return columns.map((column) => (
    <Fragment key={column.source}>
      <span>{translate(`resources.${resource}.fields.${column.source}`)}</span>
      <Box component="span" sx={{ color: 'text.primary', overflowWrap: 'anywhere', ...(column.hasLink ? ABOVE : {}) }}>
        {shown(record, column)}
      </Box>
    </Fragment>
  ));
}
