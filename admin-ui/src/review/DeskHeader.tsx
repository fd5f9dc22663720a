import Keyboard from '@mui/icons-material/Keyboard';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { CertificateDetail } from '../api/records';
import { editPath, type QueueFilter } from '../certificates/queue-filter';
import { StatusChip } from '../certificates/StatusChip';
import { useDocumentTitle } from '../layout/useDocumentTitle';
import { SignalsChip } from './SignalsChip';
import { useFieldNames } from './useFieldNames';

/** Of the bar of the application, which stays above everything. */
export const TOP_BAR = 48;

interface DeskActions {
  readonly onNext: () => void;
  /** Back to the application that was on the desk before, where there is one. */
  readonly onPrevious: (() => void) | undefined;
  readonly onKeys: () => void;
}

interface DeskHeaderProps extends DeskActions {
  readonly record: CertificateDetail;
  readonly mayReview: boolean;
  /** How many are open. */
  readonly signals: number;
  /** A call is on its way. */
  readonly isBusy: boolean;
  /** The filters of the queue, by name. */
  readonly narrowedBy: readonly string[];
  readonly filter: QueueFilter;
  readonly assignee: ReactNode;
  /** What was typed and not saved. */
  readonly unsaved: ReactNode;
  readonly bar: RefObject<HTMLDivElement | null>;
  /** The buttons that decide, where they are not elsewhere. */
  readonly decisions: ReactNode;
  /** What stays in sight below. */
  readonly children: ReactNode;
}

/**
 * Whom a decision is about, and what can be done: always in sight, since single keys decide wherever one has scrolled
 * to.
 */
export function DeskHeader(props: DeskHeaderProps) {
  const {
    record,
    mayReview,
    signals,
    isBusy,
    narrowedBy,
    filter,
    assignee,
    unsaved,
    bar,
    decisions,
    children,
    onNext,
    onPrevious,
    onKeys,
  } = props;
  const translate = useTranslate();
  const names = useFieldNames();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, name, type, university, allowedActions, status, report, decisionPending, proposal } = record;
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action);
  const title = name || translate('review.unnamed');
  // One application follows another on the same screen, and several may be open in tabs of the browser.
  useDocumentTitle(`${title} · ${translate('review.title', { id })}`);
  // The application before may have been scrolled down.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        top: TOP_BAR,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 1.5,
        rowGap: 0.75,
        // As wide as the page.
        mx: { xs: -2, md: -3 },
        px: { xs: 2, md: 3 },
        mt: { xs: -2, md: -3 },
        py: { xs: 1, md: 1.5 },
        mb: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography
          ref={heading}
          variant="h1"
          tabIndex={-1}
          title={title}
          sx={{
            outline: 'none',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
          }}
        >
          {title}
        </Typography>
        <Typography sx={{ mt: 0.25, color: 'text.secondary' }}>
          {translate('review.title', { id })}{' '}
          <StatusChip status={status} report={report} decisionPending={decisionPending} proposal={proposal} />{' '}
          <SignalsChip count={signals} /> {unsaved}
          {narrowedBy.length > 0 ? ` ${translate('review.filtered_queue', { fields: names(narrowedBy) })}` : null}
        </Typography>
        <Typography variant="body2" noWrap title={university ?? undefined} sx={{ mt: 0.25, color: 'text.secondary' }}>
          {translate(`resources.certificates.values.${type}`)} · {university ?? '–'}
        </Typography>
        {assignee}
      </Box>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: 1,
          '& .MuiButton-root': { px: { xs: 1.25, sm: 2 }, minWidth: 0, whiteSpace: 'nowrap' },
        }}
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
        {may('download') && report?.status !== 'withdrawn' ? (
          // The viewer of the student application: it tells what keeps a report from being shown.
          <Button
            component="a"
            href={`/pdf?pdf=${encodeURIComponent(`/api/cert/pdf?id=${id}`)}`}
            target="_blank"
            rel="noopener"
            variant="outlined"
            color="inherit"
          >
            {translate('review.report')}
          </Button>
        ) : null}
        {may('save') ? (
          <Button component="a" href={editPath(id, filter)} variant="outlined" color="inherit">
            {translate('review.edit')}
          </Button>
        ) : null}
        {onPrevious ? (
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onPrevious}>
            {translate('review.previous')}
          </Button>
        ) : null}
        {mayReview ? (
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onNext}>
            {translate('review.next')}
          </Button>
        ) : null}
        {decisions}
      </Stack>
      <Box
        sx={{
          flex: '1 0 100%',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 1.5,
          rowGap: 0.75,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
