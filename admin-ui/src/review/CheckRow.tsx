import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type CheckName, supportedBy } from '@myverify/domain/verdict/checks';
import { CHECK_ANSWERS, type CheckAnswer } from '@myverify/domain/verdict/verdict';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import { useFieldValue } from './useFieldValue';
import { useGroupNames } from './useGroupNames';

interface CheckRowProps {
  readonly record: CertificateDetail;
  readonly check: CheckName;
  readonly answer: CheckAnswer | undefined;
  /** The key that says it is not as it should be. */
  readonly shortcut: string | undefined;
  readonly isOff: boolean;
  readonly onAnswer: (answer: CheckAnswer) => void;
}

/** One check with the claimed values that it is about. */
export function CheckRow({ record, check, answer, shortcut, isOff, onAnswer }: CheckRowProps) {
  const translate = useTranslate();
  const { checkOf } = useGroupNames();
  const claimOf = useFieldValue(record);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mb: 1.25, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ p: 0, fontWeight: 600 }}>
        {checkOf(check)}
        {shortcut ? (
          <Box
            component="kbd"
            aria-hidden
            sx={{ ml: 1, px: 0.5, border: 1, borderColor: 'divider', borderRadius: 0.5, fontWeight: 400 }}
          >
            {shortcut}
          </Box>
        ) : null}
      </Typography>
      {supportedBy(check).map((field) => (
        <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate(`resources.certificates.fields.${field}`)}
            {translate('records.colon')}
          </Box>
          {claimOf(field) ?? translate('verdicts.nothing')}
        </Typography>
      ))}
      <RadioGroup
        row
        aria-label={checkOf(check)}
        value={answer ?? ''}
        onChange={(_, chosen) => onAnswer(chosen as CheckAnswer)}
      >
        {CHECK_ANSWERS.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            disabled={isOff}
            control={<Radio size="small" sx={{ p: 0.5 }} />}
            label={<Typography variant="body2">{translate(`verdicts.answer.${one}`)}</Typography>}
            sx={{ ml: -0.5, mr: 1.5 }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
