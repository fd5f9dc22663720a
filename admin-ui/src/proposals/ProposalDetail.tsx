import { Alert, LinearProgress, Stack } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { CertificateDetail, Proposal } from '../api/records';
import { useCloseDialog } from '../records/RecordDialog';
import { VerbButton } from '../records/VerbButton';
import { ChangeList } from '../reports/ChangeList';
import { type Change, CORRECTABLE_FIELDS, groupsBeside } from '../reports/correctable';
import { usePhotos } from '../reports/usePhotos';
import { GroupDocuments } from '../review/GroupDocuments';

/** Old and new beside the documents, and whether there is anybody to release it. */
export function ProposalDetail() {
  const translate = useTranslate();
  const proposal = useRecordContext<Proposal>();
  const changes = proposal ? changesOf(proposal) : [];
  const photos = usePhotos(changes);
  if (!proposal) return null;
  return (
    <Stack sx={{ gap: 2, mb: 2 }}>
      {proposal.alone ? <Alert severity="warning">{translate('resources.proposals.alone')}</Alert> : null}
      {changes.length > 0 ? (
        <ChangeList changes={changes} isSettled={proposal.state !== 'proposed'} {...photos.look} />
      ) : null}
      {proposal.action === 'correct' ? (
        <Compared proposal={proposal} changes={changes} arePhotosSeen={photos.areSeen} />
      ) : (
        <Release proposal={proposal} question={`resources.proposals.sure.${proposal.action}`} />
      )}
    </Stack>
  );
}

function changesOf({ corrections }: Proposal): Change[] {
  return CORRECTABLE_FIELDS.flatMap((field) => {
    const change = corrections.find((one) => one.field === field);
    return change ? [{ field, before: change.before ?? '', after: change.after ?? '' }] : [];
  });
}

interface ComparedProps {
  readonly proposal: Proposal;
  readonly changes: readonly Change[];
  readonly arePhotosSeen: boolean;
}

/**
 * Nobody releases a correction whose documents or photos they cannot see, nor one of a record that is another by now.
 */
function Compared({ proposal, changes, arePhotosSeen }: ComparedProps) {
  const translate = useTranslate();
  const isWaiting = proposal.state === 'proposed';
  const options = { enabled: isWaiting };
  const id = proposal.certificateId;
  const { data, error, fetchStatus } = useGetOne<CertificateDetail>('certificates', { id }, options);
  const [seen, setSeen] = useState<CertificateDetail>();
  // What a list knows of a record, which stands here until it is read, has no documents.
  if (data && !error && fetchStatus === 'idle' && !seen) setSeen(data);
  if (!isWaiting) return null;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!seen) return <LinearProgress />;
  if (seen.version !== proposal.version) {
    return <Alert severity="warning">{translate('resources.proposals.states.ended')}</Alert>;
  }
  return (
    <>
      <GroupDocuments record={seen} groups={groupsBeside(changes)} />
      {arePhotosSeen ? <Release proposal={proposal} /> : null}
    </>
  );
}

interface ReleaseProps {
  readonly proposal: Proposal;
  /** The key of what is asked first. */
  readonly question?: string;
}

function Release({ proposal: { id, allowedActions }, question }: ReleaseProps) {
  const { releaseProposal } = useDataProvider<AdminDataProvider>();
  const close = useCloseDialog();
  if (!allowedActions.includes('release')) return null;
  return (
    <div>
      <VerbButton
        label="resources.proposals.release"
        of={id}
        question={question}
        act={async () => {
          await releaseProposal(id);
          close();
        }}
        done="resources.proposals.released"
      />
    </div>
  );
}
