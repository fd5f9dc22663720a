import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LinearProgress,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type FormEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorSummary } from '../records/ErrorSummary';
import { GroupDocuments } from '../review/GroupDocuments';
import { ChangeList } from './ChangeList';
import { ComparedGroups } from './ComparedGroups';
import { CorrectionFields } from './CorrectionFields';
import { groupsBeside } from './correctable';
import { PhotoCorrection } from './PhotoCorrection';
import { PublicReason } from './PublicReason';
import { useCorrection } from './useCorrection';
import { useCorrectionProblems } from './useCorrectionProblems';
import { usePhotos } from './usePhotos';
import type { ReportDialogProps } from './WithdrawDialog';

/** The certified fields to be corrected; then what changes, once more, before it is done. */
export function CorrectDialog(props: ReportDialogProps) {
  const { onClose } = props;
  const translate = useTranslate();
  const heading = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const correction = useCorrection(props);
  const { edition, values, changes, error, step } = correction;
  const photos = usePhotos(changes);
  const form = useId();
  const idOf = (field: string) => `${form}-${field}`;
  const problems = useCorrectionProblems(correction, idOf);
  const isSure = step === 'confirm';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSure) correction.send();
    else correction.review();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={isSure ? 'lg' : 'md'}
      fullScreen={isPhone}
      aria-labelledby={heading}
    >
      <form onSubmit={submit} noValidate style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
        <DialogTitle id={heading}>
          {translate(isSure ? 'resources.reports.correction.sure' : 'resources.reports.correction.title', {
            number: edition.number,
            edition: edition.edition + 1,
          })}
        </DialogTitle>
        <DialogContent dividers>
          {error ? (
            <Alert
              severity="error"
              sx={{ mb: 2 }}
              action={
                correction.isStale ? (
                  <Button color="inherit" size="small" onClick={() => void correction.loadAgain()}>
                    {translate('records.load_again')}
                  </Button>
                ) : undefined
              }
            >
              {error.message}
            </Alert>
          ) : null}
          {values === null && !error ? <LinearProgress /> : null}
          {correction.record && isSure ? (
            <>
              <DialogContentText sx={{ mb: 1 }}>
                {translate('resources.reports.correction.sure_text')}
              </DialogContentText>
              <Box
                sx={{
                  display: 'grid',
                  gap: 2,
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
                }}
              >
                <GroupDocuments record={correction.record} groups={groupsBeside(changes)} />
                <div>
                  <ChangeList changes={changes} {...photos.look} />
                  <ComparedGroups correction={correction} arePhotosSeen={photos.areSeen} />
                </div>
              </Box>
              <Typography sx={{ mt: 2, color: 'text.secondary' }} variant="body2">
                {translate('resources.reports.reason.label')}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{correction.reason}</Typography>
            </>
          ) : null}
          {values && !isSure ? (
            <>
              <ErrorSummary problems={problems} attempt={correction.attempt} />
              <DialogContentText>{translate('resources.reports.correction.text')}</DialogContentText>
              <CorrectionFields values={values} onChange={correction.type} errors={correction.errors} idOf={idOf} />
              <PhotoCorrection
                id={idOf('avatar')}
                certified={correction.certifiedPhoto}
                value={values.avatar}
                problem={correction.errors.avatar}
                onChange={(url) => correction.type('avatar', url)}
              />
              <PublicReason
                id={idOf('reason')}
                value={correction.reason}
                onChange={correction.giveReason}
                isTried={correction.attempt > 0}
              />
            </>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={isSure ? correction.goBack : onClose}>
            {translate(isSure ? 'resources.reports.correction.back' : 'records.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={values === null || correction.isPending || (isSure && !(correction.isCompared && photos.areSeen))}
          >
            {translate(isSure ? 'resources.reports.correction.send' : 'resources.reports.correction.next', {
              edition: edition.edition + 1,
            })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
