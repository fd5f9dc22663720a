import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { actionsFrom, type ConfirmationAction, isLinkAlive } from '@myverify/domain/confirmation/confirmation.machine';
import type { ConfirmingParty } from '@myverify/domain/confirmation/contact';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CertificateDetail } from '../api/records';
import { addressOf } from '../resources';
import type { EnquiryQuestion } from './enquiry-question';
import { RequestNote } from './RequestNote';
import { StateChip } from './StateChip';
import type { ConfirmationControl } from './useConfirmations';

interface PartySectionProps {
  readonly party: ConfirmingParty;
  readonly record: CertificateDetail;
  readonly control: ConfirmationControl;
  readonly onAsk: (question: EnquiryQuestion) => void;
}

/** How it stands with one party, and what can be done about it. */
export function PartySection({ party, record, control, onAsk }: PartySectionProps) {
  const translate = useTranslate();
  const heading = useId();
  const { requests, needs, mayManage } = control;
  const [newest, ...earlier] = requests.filter((one) => one.party === party);
  const text = (key: string, given: object = {}) => translate(`resources.confirmations.${key}`, given);
  const isUnknown = party === 'university' && needs?.universityId === null;
  const mayAsk = mayManage && !needs?.refusal && !isUnknown && !(newest && isLinkAlive(newest.state));
  const isOutdated = newest !== undefined && needs?.outdated.includes(newest.id);
  const may = (action: ConfirmationAction) =>
    mayManage && newest !== undefined && actionsFrom(newest.state, 'officer').includes(action);
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography id={heading} variant="h3" sx={{ fontSize: '1rem', fontWeight: 650 }}>
          {text(`parties.${party}`)}
        </Typography>
        <StateChip request={newest} />
        {needs?.required.includes(party) ? <Chip size="small" label={text('required')} /> : null}
      </Stack>
      {newest?.proposed ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          {text('told.proposed')}
        </Alert>
      ) : null}
      {isUnknown && mayManage ? (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={
            <Button component={Link} to={addressOf('universities')} color="inherit" size="small">
              {text('add_university')}
            </Button>
          }
        >
          {text('cannot.not_in_catalogue', { name: record.university ?? '–' })}
        </Alert>
      ) : null}
      {newest ? <RequestNote request={newest} all={requests} mayManage={mayManage} onAsk={onAsk} /> : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {mayAsk ? (
          <Button size="small" variant="contained" onClick={() => onAsk({ kind: 'ask', party })}>
            {text(newest ? 'do.ask_again' : 'do.ask')}
          </Button>
        ) : null}
        {newest && may('send_again') && !needs?.refusal && !isOutdated ? (
          <Button size="small" variant="outlined" onClick={() => onAsk({ kind: 'send_again', request: newest })}>
            {text('do.send_again')}
          </Button>
        ) : null}
        {newest && may('record') && !isOutdated && needs?.refusal !== 'consent_missing' ? (
          <Button size="small" variant="outlined" onClick={() => onAsk({ kind: 'record', request: newest })}>
            {text('do.record')}
          </Button>
        ) : null}
        {newest && may('cancel') ? (
          <Button
            size="small"
            color="warning"
            variant="outlined"
            onClick={() => onAsk({ kind: 'cancel', request: newest })}
          >
            {text('do.cancel')}
          </Button>
        ) : null}
      </Stack>
      {earlier.length > 0 ? (
        <details style={{ marginTop: 8 }}>
          <summary>{text('earlier', { count: earlier.length })}</summary>
          {earlier.map((request) => (
            <Box key={request.id} sx={{ mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
              <StateChip request={request} />
              <RequestNote request={request} all={requests} mayManage={mayManage} onAsk={onAsk} />
            </Box>
          ))}
        </details>
      ) : null}
    </Box>
  );
}
