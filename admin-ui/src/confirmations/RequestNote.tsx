import { Alert, Box, Typography } from '@mui/material';
import { isLinkAlive } from '@myverify/domain/confirmation/confirmation.machine';
import { DAY_MS, dayOf } from '@myverify/domain/shared/calendar';
import { useGetIdentity, useTranslate } from 'react-admin';
import type { Confirmation } from '../api/records';
import { AnswerNote } from './AnswerNote';
import type { EnquiryQuestion } from './enquiry-question';
import { supersededFor } from './standing-fields';

interface RequestNoteProps {
  readonly request: Confirmation;
  /** All on the record. */
  readonly all: readonly Confirmation[];
  readonly mayManage: boolean;
  readonly onAsk: (question: EnquiryQuestion) => void;
}

/** As long as the link works. */
const LIFE_DAYS = 30;
const daysAfter = (moment: string, days: number) => dayOf(new Date(Date.parse(moment) + days * DAY_MS));

/** What has become of one request, in words, with what was answered. */
export function RequestNote({ request, all, mayManage, onAsk }: RequestNoteProps) {
  const lines = useLines(request);
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      {lines.map((line) => (
        <Typography key={line} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
      {request.state === 'undeliverable' ? (
        <Alert severity="error">{translate('resources.confirmations.told.undeliverable')}</Alert>
      ) : null}
      {request.answers.toReversed().map((answer) => (
        <AnswerNote
          key={answer.id}
          request={request}
          answer={answer}
          superseded={supersededFor(Number(identity?.id), all, request, answer)}
          supersededForOthers={supersededFor(null, all, request, answer)}
          onSettle={mayManage ? (told) => onAsk({ kind: 'settle', request, answerId: answer.id, told }) : undefined}
        />
      ))}
    </Box>
  );
}

function useLines(request: Confirmation): readonly string[] {
  const translate = useTranslate();
  const { state, office, email, sentAt, openedAt, endedAt, dueDays, reminders, overdue, cancelCause } = request;
  const text = (key: string, given: object) => translate(`resources.confirmations.told.${key}`, given);
  const name = request.createdByName ?? translate('resources.confirmations.gone_officer');
  const due = daysAfter(sentAt, dueDays);
  const lines = [text('sent', { office, email, name, day: dayOf(sentAt), due })];
  if (openedAt !== null) lines.push(text('opened', { day: dayOf(openedAt) }));
  if (reminders > 0 && isLinkAlive(state)) lines.push(text('reminders', { smart_count: reminders }));
  if (overdue) lines.push(text('overdue', { due, end: daysAfter(sentAt, LIFE_DAYS) }));
  if (endedAt === null) return lines;
  const day = dayOf(endedAt);
  if (state === 'expired') lines.push(text(state, { day }));
  if (state === 'cancelled') lines.push(text(cancelCause ?? 'officer', { day }));
  return lines;
}
