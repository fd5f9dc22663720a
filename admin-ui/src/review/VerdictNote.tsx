import { Box, Typography } from '@mui/material';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useLocaleState, useTranslate } from 'react-admin';
import type { GroupVerdict } from '../api/records';
import { useGroupNames } from './useGroupNames';

interface VerdictNoteProps {
  readonly found: GroupVerdict;
  /** Where it stands for itself; beside the group its name is told already. */
  readonly isNamed?: boolean;
}

/** Who found what, when and why. */
export function VerdictNote({ found, isNamed = false }: VerdictNoteProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { nameOf } = useGroupNames();
  const { group, verdict, state, method, officerName, at, reasons, comment, internalNote } = found;
  const kind = translate(`verdicts.kind.${verdict}`);
  return (
    <Box sx={{ '& > *': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } }}>
      <Typography variant="body2">
        <strong>{isNamed ? translate('verdicts.recorded', { group: nameOf(group), kind }) : kind}</strong>
        {state === 'superseded' ? ` (${translate('verdicts.superseded')})` : null}
        {state === 'outdated' && isNamed ? ` (${translate('verdicts.state.outdated')})` : null}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('verdicts.by', {
          name: officerName ?? translate('verdicts.gone_officer'),
          time: timeOf(at),
          method: translate(`verdicts.method.${method}`),
        })}
      </Typography>
      {reasons.map((reason) => (
        <Typography key={reason.id} variant="body2">
          {locale === 'cn' ? reason.titleCn : reason.titleEn}
        </Typography>
      ))}
      {comment ? (
        <Typography variant="body2">
          {translate('verdicts.comment')}
          {translate('records.colon')}
          {comment}
        </Typography>
      ) : null}
      {internalNote ? (
        <Typography variant="body2">
          {translate('verdicts.note')}
          {translate('records.colon')}
          {internalNote}
        </Typography>
      ) : null}
    </Box>
  );
}
