import { FieldTitle, useTranslate } from 'react-admin';
import { DayField, isDay } from './DayField';
import { useWholeFilter } from './useWholeFilter';

/** A day that a list is filtered by. */
export function DayFilter({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const filter = useWholeFilter(source, isDay);
  return (
    <DayField
      {...filter}
      label={<FieldTitle source={source} />}
      helperText={filter.isWrong ? translate('records.wrong_day') : undefined}
    />
  );
}
