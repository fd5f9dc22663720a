import { Box, type Theme, useMediaQuery } from '@mui/material';
import { type CheckedGroup, checksOf } from '@myverify/domain/verdict/checks';
import { useRef, useState } from 'react';
import { useNotify, usePermissions, useStore } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import { mayDo, type Permission } from '../auth/permissions';
import type { useNextInQueue } from '../certificates/useNextInQueue';
import { ConfirmationCard } from '../confirmations/ConfirmationCard';
import { useConfirmations } from '../confirmations/useConfirmations';
import { useGapWords } from '../confirmations/useGapWords';
import { ReportCard } from '../reports/ReportCard';
import { AssigneeLine } from './AssigneeLine';
import { CheckPanel } from './CheckPanel';
import { ClaimedFields } from './ClaimedFields';
import { DecisionButtons } from './DecisionButtons';
import { DeskColumns } from './DeskColumns';
import { DeskDialogs, type Question } from './DeskDialogs';
import { DeskHeader, TOP_BAR } from './DeskHeader';
import { DeskNotices } from './DeskNotices';
import { DocumentViewer } from './DocumentViewer';
import { documentsOf } from './documents';
import { GroupTabs } from './GroupTabs';
import { HistoryCard } from './HistoryCard';
import { useOwnDecisions } from './held-decisions';
import { LackingGroups } from './LackingGroups';
import { OtherApplications } from './OtherApplications';
import { PendingNotice } from './PendingNotice';
import { PhoneBar } from './PhoneBar';
import { SignalsCard } from './SignalsCard';
import { UnsavedDialog, UnsavedNote } from './UnsavedDialog';
import { useClaim } from './useClaim';
import { useGroupReview } from './useGroupReview';
import { useHeight } from './useHeight';
import { useInPlace } from './useInPlace';
import { useObstacle } from './useObstacle';
import { useReadings } from './useReadings';
import type { useReview } from './useReview';
import { useShortcuts } from './useShortcuts';
import { useSignals } from './useSignals';
import { useSlots } from './useSlots';
import { useUndo } from './useUndo';
import { useView } from './useView';
import { VerdictButtons } from './VerdictButtons';
import { VerdictHistory } from './VerdictHistory';
import { viewerKeys } from './viewer-keys';

interface DeskProps {
  readonly record: CertificateDetail;
  readonly review: ReturnType<typeof useReview>;
  readonly queue: ReturnType<typeof useNextInQueue>;
  readonly onPrevious: (() => void) | undefined;
}

/** Documents, what is claimed, and what was found of it, group by group. */
export function Desk({ record, review, queue, onPrevious }: DeskProps) {
  const { id, version, allowedActions } = record;
  const notify = useNotify();
  const { permissions = [] } = usePermissions<Permission[]>();
  const mayReview = mayDo(permissions, 'certificates', 'edit');
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const claim = useClaim(id, { isOpen: review.isWaiting, isDeciding: review.isDeciding });
  const control = useView();
  const slots = useSlots(documentsOf(record), control.reset);
  const bar = useRef<HTMLDivElement>(null);
  const below = TOP_BAR + useHeight(bar);
  const [question, setQuestion] = useState<Question>(null);
  const [keysOn, setKeysOn] = useStore('review.keys', true);
  const [chosen, setChosen] = useState(0);
  const choose = (group: CheckedGroup) => {
    slots.choose(group);
    setChosen((times) => times + 1);
    // Each group is a step that begins with its document.
    if (!isWide) window.scrollTo({ top: 0, behavior: 'instant' });
  };
  const work = useGroupReview({ record, review, group: slots.group, isReviewer: mayReview, show: choose });

  const confirmations = useConfirmations(record, mayReview);
  const reading = useReadings(record, mayReview);
  const signals = useSignals(record, mayReview);
  const gaps = useGapWords(confirmations.gaps);
  const inPlace = useInPlace(record);
  // What is being typed in place has the letters, wherever the focus is.
  const keysWork = keysOn && inPlace.changed.length === 0;

  const isBusy = queue.isPending || review.isPending;
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action) && !review.isDeciding;
  const isOpen = !review.pending && (allowedActions.includes('authenticate') || allowedActions.includes('reject'));
  const isRecording = isOpen || (mayReview && !review.pending && work.isUnsettled);
  const canRecord = isRecording && work.stored.isKnown && !review.isDeciding;
  const ask = (asked: Question, isAllowed: boolean) => isAllowed && setQuestion(asked);
  const { lacking, stored } = work;
  const obstacle = useObstacle(lacking, gaps, record.proposal);
  const decide = {
    onApprove: () => {
      if (!may('authenticate')) return;
      if (!obstacle) return inPlace.before(() => setQuestion('approve'));
      notify(obstacle.words, { type: 'warning', messageArgs: { _: obstacle.words } });
    },
    onReject: () => may('reject') && inPlace.before(() => setQuestion('reject')),
  };
  const actions = {
    onNext: () => mayReview && !isBusy && inPlace.before(() => queue.next(id)),
    onPrevious: onPrevious && (() => !isBusy && inPlace.before(onPrevious)),
    onKeys: () => setQuestion('keys'),
  };
  const verdictActions = {
    onAccept: () => canRecord && work.accept(),
    onSendAgain: () => ask('send_again', canRecord),
    onRefuse: () => ask('refused', canRecord),
  };
  const undoing = useUndo();
  const held = useOwnDecisions();
  const { pending } = review;
  const undone = pending ? { id, filter: queue.filter } : held.at(-1);
  const undo = () => mayReview && undone && !undoing.isPending && undoing.undo(undone);
  useShortcuts(
    {
      ' ': verdictActions.onAccept,
      s: verdictActions.onSendAgain,
      x: verdictActions.onRefuse,
      ...(canRecord
        ? Object.fromEntries(checksOf(slots.group).map((check, at) => [String(at + 1), () => work.turn(check)]))
        : {}),
      a: decide.onApprove,
      r: decide.onReject,
      n: actions.onNext,
      ...(actions.onPrevious ? { p: actions.onPrevious } : {}),
      ...viewerKeys(slots, control),
      u: () => undo(),
      '?': actions.onKeys,
    },
    keysWork,
  );
  const assignee = <AssigneeLine record={record} filter={queue.filter} />;
  const tabs = <GroupTabs work={work} onChoose={choose} />;
  const decisions = (
    <DecisionButtons
      allowed={allowedActions}
      isOff={isBusy || review.isDeciding}
      obstacle={obstacle?.saidBy}
      {...decide}
    />
  );
  const lackingGroups = isOpen ? (
    <LackingGroups work={work} gaps={gaps} mayApprove={allowedActions.includes('authenticate') && !record.proposal} />
  ) : null;
  const verdictButtons = isRecording && (
    <VerdictButtons keysOn={keysWork} isOff={!stored.isKnown} {...verdictActions} />
  );
  return (
    <Box className="wide-screen" sx={{ '& :focus': { scrollMarginTop: below + 8 } }}>
      <DeskHeader
        record={record}
        mayReview={mayReview}
        signals={signals.open.length}
        isBusy={isBusy}
        narrowedBy={queue.narrowedBy}
        filter={queue.filter}
        assignee={isWide ? assignee : null}
        bar={bar}
        unsaved={<UnsavedNote inPlace={inPlace} keysOn={keysOn} />}
        decisions={isWide ? decisions : null}
        {...actions}
      >
        {isWide ? tabs : null}
        {isWide ? verdictButtons : null}
        {isWide ? lackingGroups : null}
      </DeskHeader>
      <DeskNotices
        record={record}
        claim={claim}
        changed={review.changed}
        isGone={review.isGone}
        missing={review.missing}
        unaccepted={review.unaccepted}
        onShowLatest={review.showLatest}
        pending={
          pending ? (
            <PendingNotice pending={pending} mayUndo={mayReview} isBusy={undoing.isPending} onUndo={undo} />
          ) : null
        }
      />
      <DeskColumns
        below={below}
        lead={
          isWide ? null : (
            <>
              {assignee}
              {tabs}
              {lackingGroups}
            </>
          )
        }
        documents={<DocumentViewer slots={slots} control={control} readings={reading.readings} />}
        signals={<SignalsCard control={signals} onShow={choose} />}
        checks={
          <>
            <CheckPanel
              record={record}
              work={work}
              canRecord={canRecord}
              keysOn={keysWork}
              chosen={chosen}
              isWide={isWide}
            />
            {mayReview ? <VerdictHistory stored={work.stored} /> : null}
          </>
        }
        claims={
          <>
            <ClaimedFields
              record={record}
              missing={review.missing}
              control={control}
              slots={slots}
              requests={confirmations.requests}
              reading={reading}
              canEdit={mayReview && may('save') && !review.changed}
              inPlace={inPlace}
              onSaved={() => void review.reload()}
            />
            {mayReview ? <ConfirmationCard record={record} control={confirmations} /> : null}
            {record.reportNumber ? <ReportCard record={record} onChanged={() => void review.reload()} /> : null}
            <OtherApplications record={record} />
            <HistoryCard id={id} version={version} />
          </>
        }
      />
      {isWide || !isRecording ? null : (
        <PhoneBar group={slots.group} decisions={decisions}>
          {verdictButtons}
        </PhoneBar>
      )}
      <DeskDialogs
        question={question}
        record={record}
        review={review}
        work={work}
        signals={signals.open}
        keysOn={keysOn}
        onKeysOn={setKeysOn}
        onClose={() => setQuestion(null)}
      />
      <UnsavedDialog inPlace={inPlace} />
    </Box>
  );
}
