import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ComparedReading } from '../api/records';
import { LikenessIcon } from './LikenessIcon';
import { PlaceLink } from './PlaceLink';
import { bestReading } from './useReadings';
import type { ViewControl } from './useView';

interface ReadMarkProps {
  readonly field: string;
  readonly readings: readonly ComparedReading[];
  readonly control: ViewControl;
  /** Opens a document. */
  readonly onOpen: (fileId: string) => void;
}

const COLOURS = { match: 'success.main', close: 'warning.main', differs: 'error.main', not_claimed: 'text.secondary' };

/** What the machine read beside a claimed value: a hint where to look, no verdict. */
export function ReadMark({ field, readings, control, onOpen }: ReadMarkProps) {
  const translate = useTranslate();
  const reading = bestReading(readings);
  const compared = reading?.comparison.find((one) => one.field === field);
  if (!reading || !compared || compared.likeness === 'not_read') return null;
  const { likeness, read } = compared;
  const mark = reading.zonePlace && { fileId: reading.fileId, place: reading.zonePlace };
  const value = translate(`resources.certificates.values.${read}`, { _: read ?? '' });
  return (
    <Typography
      component="span"
      variant="body2"
      data-read={`${field} ${likeness}`}
      sx={{ display: 'inline-flex', alignItems: 'flex-start', color: COLOURS[likeness] }}
    >
      <LikenessIcon of={likeness} />
      <PlaceLink mark={mark} control={control} onOpen={onOpen}>
        {translate(`readings.${likeness}`, { value })}
      </PlaceLink>
    </Typography>
  );
}
