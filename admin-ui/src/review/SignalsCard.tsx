import { Alert, Button, Card, CardContent, Link as MuiLink, Stack, Typography } from '@mui/material';
import { ringgitText } from '@myverify/domain/payment/money';
import type { CheckedGroup } from '@myverify/domain/verdict/checks';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Signal } from '../api/records';
import { LoadFailure } from '../records/LoadFailure';
import { addressOf } from '../resources';
import { DismissDialog } from './DismissDialog';
import { SIGNALS } from './SignalsChip';
import { useGroupNames } from './useGroupNames';
import type { useSignals } from './useSignals';

interface SignalsCardProps {
  readonly control: ReturnType<typeof useSignals>;
  /** Opens the documents of a group. */
  readonly onShow: (group: CheckedGroup) => void;
}

/** What may make an officer look twice: advice with its grounds, until somebody says why it is nothing. */
export function SignalsCard({ control, onShow }: SignalsCardProps) {
  const translate = useTranslate();
  const { open, settled, isPending, error, retry, dismiss } = control;
  const [asked, setAsked] = useState<Signal>();
  if (open.length + settled.length === 0 && !isPending && !error) return null;
  return (
    <Card>
      <CardContent>
        <Typography id={SIGNALS} tabIndex={-1} variant="h2" sx={{ mb: 1 }}>
          {translate('signals.title')}
        </Typography>
        <Stack spacing={1}>
          {error ? <LoadFailure text="signals.failed" error={error} onRetry={retry} /> : null}
          {isPending ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('signals.pending')}
            </Typography>
          ) : null}
          {open.map((signal) => (
            <Alert
              key={signal.id}
              severity="warning"
              // It stands there; nobody has to be interrupted.
              role="note"
              data-signal={signal.kind}
              action={
                <Button color="inherit" size="small" onClick={() => setAsked(signal)}>
                  {translate('signals.dismiss')}
                </Button>
              }
            >
              <Words signal={signal} /> <GroupButton group={signal.group} onShow={onShow} />
            </Alert>
          ))}
          {settled.map((signal) => (
            <Typography key={signal.id} variant="body2" data-settled={signal.kind}>
              <Words signal={signal} />{' '}
              {translate(`signals.state.${signal.state}`, { name: signal.officerName ?? '–' })}
              {signal.note ? ` ${signal.note}` : ''}
            </Typography>
          ))}
        </Stack>
      </CardContent>
      {asked ? (
        <DismissDialog signal={asked} onDismiss={(note) => dismiss(asked, note)} onClose={() => setAsked(undefined)} />
      ) : null}
    </Card>
  );
}

interface GroupButtonProps extends Pick<SignalsCardProps, 'onShow'> {
  readonly group: Signal['group'];
}

/** A line is lower than a finger or a pointer wants: 24 pixels. */
const TALL = { content: '""', position: 'absolute', inset: '-3px 0' } as const;
const IN_TEXT = {
  font: 'inherit',
  textAlign: 'inherit',
  verticalAlign: 'baseline',
  position: 'relative',
  '&::after': TALL,
} as const;

/** Leads to what it rests on. */
function GroupButton({ group, onShow }: GroupButtonProps) {
  const translate = useTranslate();
  const { nameOf } = useGroupNames();
  if (group === null) return null;
  return (
    <MuiLink component="button" type="button" color="inherit" sx={IN_TEXT} onClick={() => onShow(group)}>
      {translate('signals.look', { group: nameOf(group) })}
    </MuiLink>
  );
}

function Words({ signal }: { readonly signal: Signal }) {
  const translate = useTranslate();
  const { nameOf } = useGroupNames();
  const { kind, group, certificateIds, fields, days, day, amount, edits } = signal;
  const fieldName = (field: string) => translate(`resources.certificates.fields.${field}`);
  const differing = fields.map(({ field, claimed, read }) =>
    translate(read === null ? 'signals.field_missing' : 'signals.field', {
      field: fieldName(field),
      claimed: claimed ?? '–',
      read: read ?? '–',
    }),
  );
  const disagreeing = days.map((one) =>
    translate('signals.days', { ...one, field: fieldName(one.field), laterField: fieldName(one.laterField) }),
  );
  const money = amount && { expected: ringgitText(amount.expected), read: ringgitText(amount.read) };
  const edited = [
    ...(edits?.editor ? [translate('signals.editor', { editor: edits.editor })] : []),
    ...(edits?.afterSigning ? [translate('signals.after_signing')] : []),
  ];
  return (
    <>
      {translate(`signals.kind.${kind}`, { day: day ?? '', group: group === null ? '' : nameOf(group), ...money })}{' '}
      {[...differing, ...disagreeing].join(translate('review.separator'))}
      {edited.join(' ')}
      {certificateIds.map((id) => (
        <MuiLink
          key={id}
          component={Link}
          to={`${addressOf('certificates')}/${id}`}
          color="inherit"
          sx={{ mr: 1, display: 'inline-block' }}
        >
          {translate('review.title', { id })}
        </MuiLink>
      ))}
    </>
  );
}
