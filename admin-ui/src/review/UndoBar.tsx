import Close from '@mui/icons-material/Close';
import { Button, IconButton, Paper, Typography } from '@mui/material';
import { ApiError } from '@myverify/api-client/api-error';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import type { CertificateDetail } from '../api/records';
import { forgetTyped } from '../records/text-autosave';
import { forgetDecision, type OwnDecision, useOwnDecisions } from './held-decisions';
import { reasonOf } from './useReview';
import { useUndo } from './useUndo';

const LOOK_MS = 2_000;
const DONE = { approve: 'Verified', reject: 'Rejected' } as const;

/** What this officer has decided in the last minute, with its undo; it follows them to wherever they go. */
export function UndoBar() {
  const decisions = useOwnDecisions();
  /** The end of the decision whose bar was closed: the same application may be decided anew. */
  const [closed, setClosed] = useState<string>();
  const newest = decisions.at(-1);
  return (
    <>
      {decisions.map((decision) => (
        <Outcome key={decision.id} decision={decision} />
      ))}
      {newest && newest.until !== closed ? (
        <Bar key={newest.until} decision={newest} onClose={() => setClosed(newest.until)} />
      ) : null}
    </>
  );
}

function Bar({ decision, onClose }: { readonly decision: OwnDecision; readonly onClose: () => void }) {
  const translate = useTranslate();
  const undoing = useUndo();
  const left = useSecondsLeft(decision.until);
  const name = decision.name ?? translate('review.unnamed');
  if (left === 0) return null;
  return (
    <Paper
      component="section"
      aria-label={translate('review.held.title')}
      elevation={6}
      sx={{
        position: 'fixed',
        // Above the buttons of a phone.
        bottom: { xs: 132, md: 24 },
        left: 12,
        right: 12,
        mx: 'auto',
        width: 'fit-content',
        zIndex: 'snackbar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 2,
        pr: 0.5,
        py: 0.5,
        bgcolor: 'grey.900',
        color: 'common.white',
      }}
    >
      <Typography role="status" variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {translate(`review.held.${decision.action}`, { name })}
      </Typography>
      <Button
        color="inherit"
        size="small"
        disabled={undoing.isPending}
        onClick={() => undoing.undo(decision)}
        sx={{ fontWeight: 700, whiteSpace: 'nowrap', textDecoration: 'underline' }}
      >
        {translate('review.held.undo')}
        <span aria-hidden>&nbsp;{translate('review.held.left', { seconds: left })}</span>
      </Button>
      <IconButton color="inherit" size="small" aria-label={translate('records.close')} onClick={onClose}>
        <Close fontSize="small" />
      </IconButton>
    </Paper>
  );
}

/** Looks what has become of a decision once its time is over, and says so where it was not carried out. */
function Outcome({ decision }: { readonly decision: OwnDecision }) {
  const { id, action, until } = decision;
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const isOver = useSecondsLeft(until) === 0;
  const { data: record, error } = useQuery({
    queryKey: ['held-decision', id, until],
    queryFn: async () => (await dataProvider.getOne<CertificateDetail>('certificates', { id })).data,
    enabled: isOver,
    refetchInterval: LOOK_MS,
    staleTime: 0,
    retry: false,
  });
  const isGone = error instanceof ApiError && error.status === 404;
  const isSettled = isGone || (record !== undefined && record.decisionPending === null);
  const isDone = record?.status === DONE[action];
  const name = decision.name ?? translate('review.unnamed');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is settled once
  useEffect(() => {
    if (!isSettled) return;
    if (isDone) forgetTyped(reasonOf(id));
    else notify('review.held.dropped', { type: 'warning', messageArgs: { name }, autoHideDuration: 10_000 });
    forgetDecision(id);
  }, [isSettled]);
  return null;
}

function useSecondsLeft(until: string): number {
  const count = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));
  const [left, setLeft] = useState(count);
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is of `until`
  useEffect(() => {
    setLeft(count());
    if (isOver) return;
    const timer = setInterval(() => setLeft(count()), 500);
    return () => clearInterval(timer);
  }, [until, isOver]);
  return left;
}
