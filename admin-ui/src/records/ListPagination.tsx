import { Box, MenuItem, Select, Stack, type TablePaginationProps, TextField, Typography } from '@mui/material';
import { PAGE_MAX } from '@myverify/domain/shared/page';
import { type FormEvent, useState } from 'react';
import {
  Pagination,
  PaginationActions,
  type PaginationActionsProps,
  useListPaginationContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { useNumber } from '../i18n/useNumber';
import { useIsPhone } from './useIsPhone';

const SIZES = [10, 20, 30, 50];

/** Pages of a list as react-admin has them, and a jump to one. */
export function ListPagination() {
  const translate = useTranslate();
  const number = useNumber();
  const isPhone = useIsPhone();
  const { perPage, total = 0 } = useListPaginationContext();
  const sizes = SIZES.includes(perPage) ? SIZES : [perPage, ...SIZES];
  const pages = Math.min(Math.ceil(total / perPage), PAGE_MAX);
  // Of the table's pagination, which react-admin passes on to Material UI without having them in its type.
  const words: Omit<Partial<TablePaginationProps>, 'rowsPerPageOptions'> = {
    labelDisplayedRows: ({ from, to, count }) =>
      translate('records.range', { from: number(from), to: number(to), count: number(count) }),
    getItemAriaLabel: (type) => translate(`ra.navigation.${type}`),
    sx: { '& .MuiTablePagination-toolbar': { px: 0, flexWrap: 'wrap' } },
  };
  if (total === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', columnGap: 2 }}>
      {isPhone ? <PageSize sizes={sizes} /> : null}
      <Pagination rowsPerPageOptions={sizes} actions={Pages} {...words} />
      {pages > 1 ? <Jump pages={pages} /> : null}
    </Stack>
  );
}

/** The server has no page behind the last of these. */
function Pages(props: PaginationActionsProps) {
  const translate = useTranslate();
  const count = Math.min(props.count, PAGE_MAX * props.rowsPerPage);
  return <PaginationActions {...props} count={count} shape="rounded" aria-label={translate('records.pages')} />;
}

/** React-admin has none on small screens. */
function PageSize({ sizes }: { readonly sizes: readonly number[] }) {
  const translate = useTranslate();
  const { perPage, setPerPage } = useListPaginationContext();
  return (
    <Select
      size="small"
      margin="none"
      fullWidth={false}
      value={perPage}
      onChange={(event) => setPerPage(Number(event.target.value))}
      slotProps={{ input: { 'aria-label': translate('ra.navigation.page_rows_per_page') } }}
      renderValue={(size) => `${size} / ${translate('records.page')}`}
      sx={{ mr: 'auto', fontSize: '0.875rem', '& .MuiSelect-select': { py: 0.5 } }}
    >
      {sizes.map((size) => (
        <MenuItem key={size} value={size}>
          {size}
        </MenuItem>
      ))}
    </Select>
  );
}

function Jump({ pages }: { readonly pages: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { setPage } = useListPaginationContext();
  const [text, setText] = useState('');
  const jump = (event: FormEvent) => {
    event.preventDefault();
    const asked = Number(text);
    if (!Number.isInteger(asked) || asked < 1) return;
    if (asked > PAGE_MAX) return notify('records.too_far', { type: 'warning' });
    setPage(Math.min(asked, pages));
    setText('');
  };
  return (
    <Box component="form" onSubmit={jump} sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '0 0 auto' }}>
      <Typography component="label" htmlFor="page-jump" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('records.jump')}
      </Typography>
      <TextField
        id="page-jump"
        margin="none"
        fullWidth={false}
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/gu, '').slice(0, 6))}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ width: 64, '& input': { py: 0.5, fontSize: '0.875rem' } }}
      />
    </Box>
  );
}
