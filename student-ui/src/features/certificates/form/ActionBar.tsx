import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useErrorText } from '../../../lib/messages';
import classes from './Form.module.css';
import { useFormTexts } from './form.texts';
import { useForm, useFormState } from './form-context';
import type { CertificateRecord } from './queries';
import { RejectDialog } from './RejectDialog';
import { type Submit, useSubmit } from './use-submit';

type Action = CertificateRecord['allowed_actions'][number];

interface Props {
  /** Whether the applicant has just agreed to enquiries. */
  readonly agrees: boolean;
}

/** Without a record the role decides what may be done; with one, the server says it. */
const NEW_ACTIONS = { student: ['save', 'apply'], staff: ['save', 'authenticate'] } as const;

/** The buttons, always in reach. */
export function ActionBar({ agrees }: Props) {
  const t = useFormTexts();
  const { isStudent, record } = useForm();
  const dirty = useFormState((state) => state.dirty);
  const submit = useSubmit(agrees);
  const [rejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  // Held also once it is saved, until the screen is gone: a click would do nothing.
  const held = useFormState((state) => state.held);
  const busy = held || submit.pending !== null;
  const allowed: readonly Action[] = record ? record.allowed_actions : NEW_ACTIONS[isStudent ? 'student' : 'staff'];
  const may = (action: Action) => allowed.includes(action);
  return (
    <div className={classes.bar}>
      <Failure submit={submit} />
      <Group gap="sm" justify="flex-end" grow preventGrowOverflow={false} wrap="wrap">
        {may('save') && (
          <Button
            variant="default"
            loading={submit.pending === 'save'}
            disabled={busy && submit.pending !== 'save'}
            onClick={() => submit.send('save')}
          >
            {t('action.save')}
          </Button>
        )}
        {may('reject') && (
          <Button color="red" disabled={busy} aria-haspopup="dialog" onClick={() => setRejecting(true)}>
            {t('action.reject')}
          </Button>
        )}
        {may('apply') && (
          <Button
            loading={submit.pending === 'apply'}
            disabled={busy && submit.pending !== 'apply'}
            onClick={() => submit.send('apply')}
          >
            {t('action.apply')}
          </Button>
        )}
        {may('authenticate') && (
          <Button
            loading={submit.pending === 'authenticate'}
            disabled={busy && submit.pending !== 'authenticate'}
            onClick={() => submit.send('authenticate')}
          >
            {t(record === null ? 'action.authenticate' : 'action.approve')}
          </Button>
        )}
      </Group>
      {rejecting && (
        <RejectDialog
          reason={reason}
          onType={setReason}
          unsaved={dirty}
          pending={submit.pending === 'reject'}
          failure={submit.rejectFailure}
          onReject={submit.reject}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}

/** What happened and what to do, where it is not about single fields. */
function Failure({ submit }: { submit: Submit }) {
  const t = useFormTexts();
  const errorText = useErrorText();
  if (!submit.failure || submit.pending) return null;
  return (
    <Alert color="red" role="alert" title={t('notSent')} mb="sm" p="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {errorText(submit.failure)}
          <br />
          {t('notSentText')}
        </Text>
        <Button size="compact-sm" variant="outline" color="red" onClick={submit.again}>
          {t('again')}
        </Button>
      </Group>
    </Alert>
  );
}
