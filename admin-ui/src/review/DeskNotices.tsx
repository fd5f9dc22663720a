import { Alert, Stack } from '@mui/material';
import { dayOf, timeOf } from '@myverify/domain/shared/calendar';
import { CHECKED_GROUPS } from '@myverify/domain/verdict/checks';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import { ProposalNotice } from './ProposalNotice';
import { StaleNotice } from './StaleNotice';
import { useFieldNames } from './useFieldNames';
import { useGroupNames } from './useGroupNames';

interface DeskNoticesProps {
  readonly record: CertificateDetail;
  readonly claim: { readonly name: string; readonly mine: boolean; readonly until: string } | undefined;
  /** Fields that were changed since the record was opened; null where none was. */
  readonly changed: readonly string[] | null;
  readonly isGone: boolean;
  readonly missing: readonly string[];
  /** Groups that the server would not approve without an acceptance. */
  readonly unaccepted: readonly string[];
  readonly onShowLatest: () => void;
  /** What was decided and may still be undone, with its undo. */
  readonly pending: ReactNode;
}

/** What an officer must know before deciding. */
export function DeskNotices(props: DeskNoticesProps) {
  const { record, claim, changed, isGone, missing, unaccepted, onShowLatest, pending } = props;
  const translate = useTranslate();
  const names = useFieldNames();
  const { namesOf } = useGroupNames();
  return (
    <Stack spacing={1} sx={{ mb: 1.5 }} aria-live="polite">
      {isGone ? <Alert severity="error">{translate('review.gone')}</Alert> : null}
      {changed && !isGone ? <StaleNotice id={record.id} changed={changed} onShowLatest={onShowLatest} /> : null}
      {pending}
      <ProposalNotice proposal={record.proposal} />
      {claim && !claim.mine ? (
        <Alert severity="info">
          {translate('review.taken', { name: claim.name, until: timeOf(claim.until).slice(-5) })}
        </Alert>
      ) : null}
      {missing.length > 0 ? <MissingNotice text={translate('review.missing', { fields: names(missing) })} /> : null}
      {unaccepted.length > 0 ? (
        <MissingNotice text={translate('verdicts.missing', { groups: namesOf(knownGroups(unaccepted)) })} />
      ) : null}
      {record.report?.status === 'withdrawn' ? (
        <Alert severity="error" sx={{ whiteSpace: 'pre-wrap' }}>
          {translate('review.report_withdrawn', {
            day: dayOf(record.report.since),
            reason: record.report.reason ?? '–',
          })}
        </Alert>
      ) : null}
      {record.status === 'Rejected' && record.rejectReason ? (
        <Alert severity="error" sx={{ whiteSpace: 'pre-wrap' }}>
          {translate('review.reason')}
          {record.rejectReason}
        </Alert>
      ) : null}
    </Stack>
  );
}

/** Takes the focus: whoever approved by a key may have scrolled far down. */
function MissingNotice({ text }: { readonly text: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert ref={notice} severity="error" tabIndex={-1}>
      {text}
    </Alert>
  );
}

const knownGroups = (names: readonly string[]) => CHECKED_GROUPS.filter((group) => names.includes(group));
