import { Alert, Box, Checkbox, FormControlLabel, FormGroup, FormLabel, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useGroupNames } from '../review/useGroupNames';
import { VerdictNote } from '../review/VerdictNote';
import type { useCorrection } from './useCorrection';

interface ComparedGroupsProps {
  readonly correction: Pick<
    ReturnType<typeof useCorrection>,
    | 'touched'
    | 'areDocumentsGone'
    | 'compared'
    | 'mayCompare'
    | 'compare'
    | 'answered'
    | 'areVerdictsKnown'
    | 'newestOf'
  >;
  readonly arePhotosSeen: boolean;
}

/** By group: the corrected values were compared with its documents, which is recorded as a verdict. */
export function ComparedGroups({ correction, arePhotosSeen }: ComparedGroupsProps) {
  const translate = useTranslate();
  const { nameOf, checkOf } = useGroupNames();
  const { touched, areDocumentsGone, compared, mayCompare, compare, answered, areVerdictsKnown, newestOf } = correction;
  const note = (text: string) => (
    <Alert severity="info" role="note" sx={{ mt: 2 }}>
      {translate(`resources.reports.correction.${text}`)}
    </Alert>
  );
  const gone = areDocumentsGone ? note('documents_gone') : null;
  if (touched.length === 0) return gone;
  if (!mayCompare) {
    return (
      <>
        {note('by_reviewer')}
        {gone}
      </>
    );
  }
  return (
    <>
      <FormGroup role="group" aria-labelledby="compared" sx={{ mt: 2 }}>
        <FormLabel id="compared">{translate('resources.reports.correction.compared')}</FormLabel>
        {touched.map((group) => {
          const newest = newestOf(group);
          return (
            <Box key={group} sx={{ mb: 1 }}>
              <FormControlLabel
                label={
                  <>
                    {nameOf(group)}
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {translate('resources.reports.correction.answered', {
                        checks: answered(group).map(checkOf).join(translate('review.separator')),
                      })}
                    </Typography>
                  </>
                }
                control={
                  <Checkbox
                    checked={compared.includes(group)}
                    disabled={!areVerdictsKnown || (group === 'photo' && !arePhotosSeen)}
                    onChange={(_, isTicked) => compare(group, isTicked)}
                  />
                }
              />
              {newest ? (
                <Box sx={{ pl: 4 }}>
                  <VerdictNote found={newest} />
                </Box>
              ) : null}
            </Box>
          );
        })}
      </FormGroup>
      {gone}
    </>
  );
}
