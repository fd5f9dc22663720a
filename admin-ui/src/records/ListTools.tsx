import DensityMedium from '@mui/icons-material/DensityMediumOutlined';
import DensitySmall from '@mui/icons-material/DensitySmallOutlined';
import FilterAltOff from '@mui/icons-material/FilterAltOffOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import type { ReactElement } from 'react';
import { Button, ColumnsButton, FilterButton, useListContext, useStore, useTranslate } from 'react-admin';

const KEY = 'lists.density';
type Density = 'small' | 'medium';

/** How close the rows of all lists stand. */
export const useDensity = () => useStore<Density>(KEY, 'medium');

interface ListToolsProps {
  readonly filters: readonly ReactElement[];
  readonly storeKey?: string | undefined;
}

/** How a list is looked at: filters and saved queries, columns, density. */
export function ListTools({ filters, storeKey }: ListToolsProps) {
  const { filterValues, setFilters } = useListContext();
  const columns = storeKey ? { storeKey: `${storeKey}.datatable` } : {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
      {Object.keys(filterValues).length > 0 ? (
        <Button label="records.clear_filters" onClick={() => setFilters({}, {})}>
          <FilterAltOff />
        </Button>
      ) : null}
      {filters.length > 0 ? <FilterButton filters={[...filters]} /> : null}
      <ColumnsButton {...columns} />
      <DensitySwitch />
    </Box>
  );
}

/** Phones have one density. */
function DensitySwitch() {
  const translate = useTranslate();
  const [density, setDensity] = useDensity();
  const isSmall = density === 'small';
  const label = translate(isSmall ? 'records.wide_rows' : 'records.close_rows');
  return (
    <Tooltip title={label}>
      <IconButton
        color="primary"
        aria-label={label}
        onClick={() => setDensity(isSmall ? 'medium' : 'small')}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {isSmall ? <DensityMedium fontSize="small" /> : <DensitySmall fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
