import { Box, MenuItem, Pagination, Select, Stack, TextField, Typography } from '@mui/material';
import { PAGE_MAX } from '@myverify/domain/shared/page';
import { type FormEvent, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useNumber } from '../i18n/useNumber';

const SIZES = [10, 20, 30, 50];

/** Pages of a list: how many rows, which page, and a jump. */
export function Pager() {
  const translate = useTranslate();
  const number = useNumber();
  const { page, perPage, setPage, setPerPage, total = 0 } = useListContext();
  const pages = Math.min(Math.ceil(total / perPage), PAGE_MAX);
  if (total === 0) return null;
  const sizes = SIZES.includes(perPage) ? SIZES : [perPage, ...SIZES];
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5, mt: 1.5 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('records.count', { count: number(total) })}
        </Typography>
        <Select
          size="small"
          margin="none"
          fullWidth={false}
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
          slotProps={{ input: { 'aria-label': translate('records.per_page') } }}
          renderValue={(size) => `${size} / ${translate('records.page')}`}
          sx={{ fontSize: '0.875rem', '& .MuiSelect-select': { py: 0.5 } }}
        >
          {sizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Pagination
          size="small"
          shape="rounded"
          aria-label={translate('records.pages')}
          count={pages}
          page={Math.min(page, pages)}
          onChange={(_, next) => setPage(next)}
          getItemAriaLabel={(type, number) =>
            type === 'page' ? translate('ra.navigation.page', { page: number }) : translate(`ra.navigation.${type}`)
          }
        />
        {pages > 1 ? <Jump pages={pages} onJump={setPage} /> : null}
      </Stack>
    </Stack>
  );
}

interface JumpProps {
  readonly pages: number;
  readonly onJump: (page: number) => void;
}

function Jump({ pages, onJump }: JumpProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState('');
  const jump = (event: FormEvent) => {
    event.preventDefault();
    const asked = Number(text);
    if (!Number.isInteger(asked) || asked < 1) return;
    if (asked > PAGE_MAX) return notify('records.too_far', { type: 'warning' });
    onJump(Math.min(asked, pages));
    setText('');
  };
  return (
    <Box component="form" onSubmit={jump} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
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
