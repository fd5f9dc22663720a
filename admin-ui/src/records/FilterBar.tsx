import FilterAltOff from '@mui/icons-material/FilterAltOffOutlined';
import Tune from '@mui/icons-material/Tune';
import { Box, Button, Typography } from '@mui/material';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { FilterLiveForm, useListContext, useTranslate } from 'react-admin';

/** A filter that says which field it is for. */
export type FurtherFilter = ReactElement<{ readonly source: string }>;

interface FilterBarProps {
  readonly onClear: () => void;
  readonly children: ReactNode;
  /** Those that phones keep behind a button: in a column they would push the list off the screen. */
  readonly further?: readonly FurtherFilter[] | undefined;
}

/** The filters of a list and how many rows are ticked. */
export function FilterBar({ onClear, children, further = [] }: FilterBarProps) {
  const translate = useTranslate();
  const { filterValues, selectedIds, onUnselectItems } = useListContext();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mb: 1.5,
        '& > form': { width: { xs: '100%', sm: 'auto' } },
      }}
    >
      <FilterLiveForm>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            '& .MuiAutocomplete-root': { width: { xs: '100%', sm: 260 } },
            '& .MuiAutocomplete-root .MuiFormControl-root': { width: '100%' },
            '& .MuiFormControl-root': { m: 0, width: { xs: '100%', sm: 220 } },
            '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' },
          }}
        >
          {children}
          {further.length > 0 ? <FurtherFilters filters={further} /> : null}
        </Box>
      </FilterLiveForm>
      {Object.keys(filterValues).length > 0 ? (
        <Button size="small" startIcon={<FilterAltOff />} onClick={onClear}>
          {translate('records.clear_filters')}
        </Button>
      ) : null}
      {selectedIds.length > 0 ? (
        <Box role="status" sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2">{translate('records.selected', { smart_count: selectedIds.length })}</Typography>
          <Button size="small" onClick={() => onUnselectItems()}>
            {translate('records.clear_selection')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

/** Beside the others on a desk; on a phone a button tells how many of them are used, and opens them. */
function FurtherFilters({ filters }: { readonly filters: readonly FurtherFilter[] }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const used = filters.filter(({ props }) => filterValues[props.source]).length;
  return (
    <>
      <Button
        size="small"
        startIcon={<Tune />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { sm: 'none' } }}
      >
        {translate(isOpen ? 'records.fewer_filters' : 'records.more_filters')}
        {used > 0 ? ` (${used})` : null}
      </Button>
      <Box id={id} sx={{ display: { xs: isOpen ? 'contents' : 'none', sm: 'contents' } }}>
        {filters}
      </Box>
    </>
  );
}
