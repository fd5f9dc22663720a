import Search from '@mui/icons-material/Search';
import {
  Checkbox,
  FormControlLabel,
  FormHelperText,
  InputAdornment,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetMany, useInput, useRecordContext, useTranslate } from 'react-admin';
import type { Agent, Company } from '../api/records';
import { LoadFailure } from '../records/LoadFailure';
import { useDebouncedValue } from '../records/useDebouncedValue';

const SHOWN = 8;
const SORT = { field: 'name', order: 'ASC' } as const;

const exactlyOne = (ids: readonly number[] | undefined) =>
  ids?.length === 1 ? undefined : 'resources.agents.tick_one';

/** A list of agencies of which exactly one is to be ticked. */
export function CompanyTicks() {
  const translate = useTranslate();
  const agent = useRecordContext<Agent>();
  const { field, fieldState, formState } = useInput({
    source: 'companyIds',
    defaultValue: agent?.companyId ? [agent.companyId] : [],
    validate: exactlyOne,
  });
  const ticked: readonly number[] = field.value ?? [];
  const [search, setSearch] = useState('');
  const { companies, isPending, error, refetch } = useCompanies(useDebouncedValue(search), ticked);
  const problem = formState.isSubmitted ? fieldState.error?.message : undefined;

  const toggle = (id: number) =>
    field.onChange(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  return (
    <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        {translate('resources.agents.tick_company')}
      </Typography>
      <TextField
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder={translate('resources.agents.search_company')}
        slotProps={{
          htmlInput: { 'aria-label': translate('resources.agents.search_company') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Stack sx={{ minHeight: 280, pl: 0.5, rowGap: 0.75 }} ref={field.ref} tabIndex={-1}>
        {isPending ? <Skeleton variant="rounded" height={280} /> : null}
        {error ? <LoadFailure text="resources.agents.companies_failed" error={error} onRetry={refetch} /> : null}
        {companies.length === 0 && !isPending && !error ? (
          <Typography sx={{ color: 'text.secondary', py: 1 }}>{translate('resources.agents.no_company')}</Typography>
        ) : null}
        {companies.map(({ id, name, region }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox size="small" checked={ticked.includes(id)} onChange={() => toggle(id)} />}
            label={`${name} · ${region}`}
          />
        ))}
      </Stack>
      {problem ? <FormHelperText error>{translate('resources.agents.tick_one')}</FormHelperText> : null}
    </Stack>
  );
}

/** What is ticked first, then what the search finds. */
function useCompanies(name: string, ticked: readonly number[]) {
  const { data: found = [], ...list } = useGetList<Company>('companies', {
    filter: name ? { name } : {},
    sort: SORT,
    pagination: { page: 1, perPage: SHOWN },
  });
  const { data: chosen = [] } = useGetMany<Company>('companies', { ids: [...ticked] }, { enabled: ticked.length > 0 });
  const first = chosen.filter((company) => company && ticked.includes(company.id));
  const others = found.filter(({ id }) => !first.some((company) => company.id === id));
  return { ...list, companies: [...first, ...others].slice(0, SHOWN) };
}
