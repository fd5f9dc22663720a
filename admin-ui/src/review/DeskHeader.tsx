import Keyboard from '@mui/icons-material/Keyboard';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import { StatusChip } from '../certificates/StatusChip';
import { useDocumentTitle } from '../layout/useDocumentTitle';
import { PageHeader } from '../records/PageHeader';

export interface DeskActions {
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onNext: () => void;
  readonly onKeys: () => void;
}

interface DeskHeaderProps extends DeskActions {
  readonly record: CertificateDetail;
  readonly mayReview: boolean;
  /** A call is on its way. */
  readonly isBusy: boolean;
  /** Or about to be. */
  readonly isDecided: boolean;
}

export function DeskHeader(props: DeskHeaderProps) {
  const { record, mayReview, isBusy, isDecided, onApprove, onReject, onNext, onKeys } = props;
  const translate = useTranslate();
  const { id, name, allowedActions, status } = record;
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action);
  const title = name || translate('review.unnamed');
  // One application follows another on the same screen, and several may be open in tabs of the browser.
  useDocumentTitle(`${title} · ${translate('review.title', { id })}`);
  return (
    <PageHeader
      title={title}
      lead={
        <>
          {translate('review.title', { id })} <StatusChip status={status} />
        </>
      }
    >
      <Tooltip title={translate('review.shortcuts')}>
        <IconButton
          onClick={onKeys}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          aria-label={translate('review.shortcuts')}
        >
          <Keyboard />
        </IconButton>
      </Tooltip>
      {may('save') ? (
        <Button component="a" href={`/cert-update?id=${id}`} variant="outlined" color="inherit">
          {translate('review.edit')}
        </Button>
      ) : null}
      {mayReview ? (
        <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onNext}>
          {translate('review.next')}
        </Button>
      ) : null}
      {may('reject') ? (
        <Button variant="contained" color="error" disabled={isBusy || isDecided} onClick={onReject}>
          {translate('review.reject')}
        </Button>
      ) : null}
      {may('authenticate') ? (
        <Button variant="contained" color="success" disabled={isBusy || isDecided} onClick={onApprove}>
          {translate('review.approve')}
        </Button>
      ) : null}
    </PageHeader>
  );
}
