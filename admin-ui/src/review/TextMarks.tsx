import { Typography } from '@mui/material';
import { DOCUMENT_GROUPS } from '@myverify/domain/certificate/certificate.documents';
import { bestFound } from '@myverify/domain/reading/text-comparison';
import { useTranslate } from 'react-admin';
import type { ComparedReading } from '../api/records';
import { LikenessIcon } from './LikenessIcon';
import { PlaceLink } from './PlaceLink';
import { useGroupNames } from './useGroupNames';
import type { ViewControl } from './useView';

interface TextMarksProps {
  readonly field: string;
  readonly readings: readonly ComparedReading[];
  readonly control: ViewControl;
  /** Opens a document. */
  readonly onOpen: (fileId: string) => void;
}

const COLOURS = { match: 'success.main', close: 'warning.main', not_found: 'text.secondary' };

/** Whether a claimed value stands in the text of the documents that should say it: a hint where to look, no verdict. */
export function TextMarks({ field, readings, control, onOpen }: TextMarksProps) {
  const translate = useTranslate();
  const { nameOf } = useGroupNames();
  return DOCUMENT_GROUPS.flatMap((group) => {
    const own = readings.filter((reading) => reading.group === group);
    const best = bestFound(own.map(({ found }) => found)).find((one) => one.field === field);
    // What is still read, or could not be, may say it.
    if (!best || (best.found === 'not_found' && own.some(({ text }) => text === null))) return [];
    const { fileId } = own.find(({ found }) => found.includes(best)) ?? {};
    const mark = fileId && best.place ? { fileId, place: best.place } : null;
    const text = translate(`readings.found.${best.found}`, { group: nameOf(group) });
    return (
      <Typography
        key={group}
        component="span"
        variant="body2"
        data-found={`${group} ${field} ${best.found}`}
        sx={{ display: 'inline-flex', alignItems: 'flex-start', mr: 1, color: COLOURS[best.found] }}
      >
        <LikenessIcon of={best.found} />
        <PlaceLink mark={mark} control={control} onOpen={onOpen}>
          {text}
        </PlaceLink>
      </Typography>
    );
  });
}
