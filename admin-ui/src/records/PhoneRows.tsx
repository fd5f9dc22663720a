import { Box } from '@mui/material';
import { Fragment } from 'react';
import { type RaRecord, SimpleList, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Column, shown } from './column';
import type { DrawnRowsProps } from './list-props';
import { Tick } from './Tick';
import { useShownColumns } from './useShownColumns';

/** A tap anywhere on the row follows its link; what is done with the row lies above that. */
const COVERING = { color: 'text.primary', fontWeight: 600, textDecoration: 'none', overflowWrap: 'anywhere' };
const COVER = { '&::after': { content: '""', position: 'absolute', inset: 0 } };
const ABOVE = { position: 'relative', zIndex: 1 };

/** The list on a phone. */
export function PhoneRows<R extends RaRecord>(props: DrawnRowsProps<R>) {
  const { columns, storeKey, nameOf, pathOf, actions, isRowSelectable, recordActions, hasTicks = true } = props;
  const others = useShownColumns(columns, hasTicks, storeKey).filter(({ isName }) => !isName);
  const name = columns.find(({ isName }) => isName);
  return (
    <SimpleList<R>
      rowClick={false}
      leftIcon={
        hasTicks
          ? (record) => <Tick record={record} name={nameOf(record)} isTickable={isRowSelectable?.(record) ?? true} />
          : undefined
      }
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
      sx={recordActions ? { ...LOOK, ...WORDS_BELOW } : LOOK}
    />
  );
}

const LOOK = {
  '& .MuiListItem-root': { position: 'relative', alignItems: 'flex-start', px: 1, py: 0.5 },
  '& .MuiListItem-root + .MuiListItem-root': { borderTop: 1, borderColor: 'divider' },
  '& .MuiListItemIcon-root': { minWidth: 0 },
  // Beside the tick, however long a value is.
  '& .MuiListItemText-root': { minWidth: 0, flex: '1 1 0' },
  '& .MuiListItemText-secondary': {
    display: 'grid',
    gridTemplateColumns: 'fit-content(40%) 1fr',
    alignItems: 'baseline',
    columnGap: 1.5,
    rowGap: 0.25,
    mt: 0.25,
  },
};

/** What is done with a row beside opening it is said in words, which take a line of their own. */
const WORDS_BELOW = {
  '& .MuiListItem-root': { ...LOOK['& .MuiListItem-root'], flexWrap: 'wrap' },
  // Of some width from the start: else, without a tick, it shares the line with the words and is left none.
  '& .MuiListItemText-root': { minWidth: 0, flex: '1 1 60%' },
  '& .MuiListItem-root > .MuiBox-root': { flex: '1 0 100%', display: 'flex', justifyContent: 'flex-end' },
};

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
