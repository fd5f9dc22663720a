import { Box } from '@mui/material';
import { isDay } from '@myverify/domain/shared/calendar';
import { FieldTitle, useTranslate } from 'react-admin';
import { DayField } from './DayField';
import type { FilterProps } from './ResourceList';
import { useWholeFilter } from './useWholeFilter';

/** A day that a list is filtered by. */
export function DayFilter({ source }: FilterProps) {
  const translate = useTranslate();
  const filter = useWholeFilter(source, isDay);
  return (
    <Box sx={{ width: { xs: '100%', sm: 'auto' } }}>
      <DayField
        {...filter}
        label={<FieldTitle source={source} />}
        helperText={filter.isWrong ? translate('records.wrong_day') : undefined}
      />
    </Box>
  );
}
