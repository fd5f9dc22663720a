import { Box, Stack } from '@mui/material';
import type { FileField } from '@myverify/domain/certificate/certificate.fields';
import { useEffect, useRef, useState } from 'react';
import { usePermissions, useStore } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import { mayDo, type Permission } from '../auth/permissions';
import type { useNextInQueue } from '../certificates/useNextInQueue';
import { ReportCard } from '../reports/ReportCard';
import { ApproveDialog } from './ApproveDialog';
import { Checklist } from './Checklist';
import { ClaimedFields } from './ClaimedFields';
import { keepTicks, readTicks } from './checklist';
import { DeskHeader, TOP_BAR } from './DeskHeader';
import { DeskNotices } from './DeskNotices';
import { DocumentTabs } from './DocumentTabs';
import { DocumentViewer } from './DocumentViewer';
import { documentsOf } from './documents';
import { HistoryCard } from './HistoryCard';
import { KeysDialog } from './KeysDialog';
import { OtherApplications } from './OtherApplications';
import { RejectDialog } from './RejectDialog';
import { useClaim } from './useClaim';
import { useHeight } from './useHeight';
import type { useReview } from './useReview';
import { useShortcuts } from './useShortcuts';
import { useView } from './useView';

interface DeskProps {
  readonly record: CertificateDetail;
  readonly review: ReturnType<typeof useReview>;
  readonly queue: ReturnType<typeof useNextInQueue>;
}

type Question = 'approve' | 'reject' | 'keys' | null;

export function Desk({ record, review, queue }: DeskProps) {
  const { id, version, allowedActions } = record;
  const { permissions = [] } = usePermissions<Permission[]>();
  const mayReview = mayDo(permissions, 'certificates', 'edit');
  const claim = useClaim(id, { isOpen: review.isWaiting, isDeciding: review.isDeciding });
  const documents = documentsOf(record);
  const [at, setAt] = useState(0);
  const control = useView();
  const bar = useRef<HTMLDivElement>(null);
  const below = TOP_BAR + useHeight(bar);
  const [ticks, setTicks] = useTicks(id, version);
  const [question, setQuestion] = useState<Question>(null);
  const [keysOn, setKeysOn] = useStore('review.keys', true);
  const current = documents[at];

  const show = (place: number) => {
    setAt(place);
    control.reset();
  };
  const step = (by: number) => documents.length > 0 && show((at + by + documents.length) % documents.length);
  const choose = (group: FileField) => {
    const first = documents.findIndex((document) => document.group === group);
    if (first >= 0) show(first);
  };
  const isBusy = queue.isPending || review.isPending;
  const ask = (asked: Question, action: (typeof allowedActions)[number]) =>
    allowedActions.includes(action) && !review.isDeciding && setQuestion(asked);
  const actions = {
    onApprove: () => ask('approve', 'authenticate'),
    onReject: () => ask('reject', 'reject'),
    onNext: () => mayReview && !isBusy && queue.next(id),
    onKeys: () => setQuestion('keys'),
  };
  useShortcuts(
    {
      a: actions.onApprove,
      r: actions.onReject,
      n: actions.onNext,
      arrowleft: () => step(-1),
      arrowright: () => step(1),
      // Without pages to turn these two scroll, as everywhere.
      ...(control.view.pages > 1 ? { pageup: () => control.turnPage(-1), pagedown: () => control.turnPage(1) } : {}),
      '+': control.zoomIn,
      '=': control.zoomIn,
      '-': control.zoomOut,
      '0': () => control.fitInto('width'),
      f: () => control.fitInto('page'),
      t: control.rotate,
      '?': actions.onKeys,
    },
    keysOn,
  );
  const close = () => setQuestion(null);
  return (
    <Box sx={{ '& :focus': { scrollMarginTop: below + 8 } }}>
      <DeskHeader
        record={record}
        mayReview={mayReview}
        isBusy={isBusy}
        isDecided={review.isDeciding}
        narrowedBy={queue.narrowedBy}
        filter={queue.filter}
        onAssigned={() => void review.reload()}
        bar={bar}
        {...actions}
      />
      <DeskNotices
        record={record}
        claim={claim}
        changed={review.changed}
        isGone={review.isGone}
        missing={review.missing}
        onShowLatest={review.showLatest}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, gap: 2, alignItems: 'start' }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            minWidth: 0,
            position: { md: 'sticky' },
            // Below the bars, which stay.
            top: { md: below + 12 },
            height: { md: 'calc(100vh - 13.5rem)' },
          }}
        >
          <DocumentTabs documents={documents} current={current?.group} onChoose={choose} />
          <Box sx={{ flex: 1, minHeight: 0 }}>
            <DocumentViewer document={current} control={control} onStep={step} />
          </Box>
        </Box>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <ClaimedFields record={record} missing={review.missing} />
          {record.reportNumber ? <ReportCard certificateId={id} onChanged={() => void review.reload()} /> : null}
          <Checklist record={record} ticks={ticks} onTick={setTicks} onChoose={choose} />
          <OtherApplications record={record} />
          <HistoryCard id={id} version={version} />
        </Stack>
      </Box>
      {question === 'approve' ? (
        <ApproveDialog
          ticks={ticks}
          birth={record.birth}
          isPending={review.isPending}
          onApprove={() => {
            close();
            review.approve();
          }}
          onClose={close}
        />
      ) : null}
      {question === 'reject' ? (
        <RejectDialog
          id={id}
          isPending={review.isPending}
          changed={review.changed}
          onShowLatest={() => {
            close();
            review.showLatest();
          }}
          onReject={review.reject}
          onClose={close}
        />
      ) : null}
      {question === 'keys' ? <KeysDialog isOn={keysOn} onSwitch={setKeysOn} onClose={close} /> : null}
    </Box>
  );
}

/** The ticks of this version of the record, kept while the browser's tab is open. */
function useTicks(id: number, version: number) {
  const [ticks, setTicks] = useState(() => readTicks(id, version));
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    setTicks(readTicks(id, version));
  }, [id, version]);
  const keep = (next: readonly string[]) => {
    keepTicks(id, version, next);
    setTicks(next);
  };
  return [ticks, keep] as const;
}
