import { Typography } from '@mui/material';
import { DOCUMENT_GROUPS } from '@myverify/domain/certificate/certificate.documents';
import { bestFound } from '@myverify/domain/reading/text-comparison';
import { useTranslate } from 'react-admin';
import type { ComparedReading } from '../api/records';
import { useGroupNames } from './useGroupNames';

interface TextMarksProps {
  readonly field: string;
  readonly readings: readonly ComparedReading[];
}

const COLOURS = { match: 'success.main', close: 'warning.main', not_found: 'text.secondary' };

/** Whether a claimed value stands in the text of the documents that should say it: a hint where to look, no verdict. */
export function TextMarks({ field, readings }: TextMarksProps) {
  const translate = useTranslate();
  const { nameOf } = useGroupNames();
  return DOCUMENT_GROUPS.flatMap((group) => {
    const own = readings.filter((reading) => reading.group === group);
    const best = bestFound(own.map(({ found }) => found)).find((one) => one.field === field);
    // What is still read, or could not be, may say it.
    if (!best || (best.found === 'not_found' && own.some(({ text }) => text === null))) return [];
    return (
      <Typography
        key={group}
        component="span"
        variant="body2"
        data-found={`${group} ${field} ${best.found}`}
        sx={{ display: 'inline-block', mr: 1, color: COLOURS[best.found] }}
      >
        {translate(`readings.found.${best.found}`, { group: nameOf(group) })}
      </Typography>
    );
  });
}
