import FilterAltOff from '@mui/icons-material/FilterAltOffOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { FilterLiveForm, useListContext, useTranslate } from 'react-admin';

interface FilterBarProps {
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The filters of a list and how many rows are ticked. */
export function FilterBar({ onClear, children }: FilterBarProps) {
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
