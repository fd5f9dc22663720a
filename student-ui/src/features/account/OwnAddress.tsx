import { Alert, Button, Group, Modal, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { normaliseEmail } from '@myverify/domain/account/email';
import { message } from '@myverify/domain/messages/message';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FailedState } from '../../components/FailedState';
import { useCommonTexts } from '../../i18n/common.texts';
import { useCommand } from '../../lib/command';
import type { Form } from '../../lib/form';
import { useErrorText } from '../../lib/messages';
import { notify } from '../../lib/notify';
import { AccountForm } from './AccountForm';
import { addressQuery, askForAddress, keepAddress, type OwnAddress as Own } from './address.queries';
import { useAddressTexts } from './address.texts';
import { emailProblem } from './rules';
import type { Problem } from './rules.texts';
import { TextField } from './TextField';
import { useAccountForm } from './use-account-form';

const EMPTY = { newEmail: '' };

/** The address of the account: to change it, and what waits for the two mailboxes. */
export function OwnAddress() {
  const t = useAddressTexts();
  const common = useCommonTexts();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(addressQuery);
  const [opened, { open, close }] = useDisclosure(false);
  // Out here, so that what was typed is there again where the dialog was closed by chance.
  const form = useAccountForm(EMPTY, {
    newEmail: (typed) =>
      emailProblem(typed) ?? (normaliseEmail(typed) === data?.email ? message('address_unchanged') : null),
  });
  const leave = () => {
    close();
    // What was wrong with it is not the first thing to be read when it is opened anew.
    form.rebase(form.state());
  };
  const changed = (own: Own, said: string) => {
    close();
    form.rebase({ base: EMPTY, values: EMPTY, version: null });
    queries.setQueryData(addressQuery.queryKey, own);
    notify({ color: 'green', message: said, autoClose: 5_000 });
  };
  if (!data && error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={80} aria-hidden="true" />;
  return (
    <>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {t('present')}
        {common('colon')}
        <strong>{data.email}</strong>
      </Text>
      {data.change && <Waiting email={data.email} change={data.change} onKept={(own) => changed(own, t('kept'))} />}
      <Button variant="default" onClick={open}>
        {t('change')}
      </Button>
      <Modal
        opened={opened}
        onClose={leave}
        title={t('change')}
        closeOnClickOutside={false}
        styles={{ title: { fontSize: '1.125rem', fontWeight: 650 } }}
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <AddressForm form={form} onAsked={(own) => changed(own, t('sent'))} />
      </Modal>
    </>
  );
}

interface WaitingProps {
  readonly email: string;
  readonly change: NonNullable<Own['change']>;
  readonly onKept: (own: Own) => void;
}

function Waiting({ email, change, onKept }: WaitingProps) {
  const t = useAddressTexts();
  const errorText = useErrorText();
  const keep = useCommand({ run: keepAddress, onSuccess: onKept });
  const oldState = change.oldConfirmed ? 'confirmed' : change.release === 'released' ? 'released' : 'awaited';
  return (
    <Alert color="navy" variant="light" c="var(--ink)" w="100%">
      <Text>{t('waits', { email, until: timeOf(change.expiresAt) })}</Text>
      {change.byStaff && <Text>{t('byStaff')}</Text>}
      <Text mt={8} style={{ overflowWrap: 'anywhere' }}>
        {t('new', { email: change.newEmail })} · {t(change.newConfirmed ? 'confirmed' : 'awaited')}
      </Text>
      <Text>
        {t('present')} · {t(oldState)}
      </Text>
      {keep.error && (
        <Alert color="red" role="alert" mt={8}>
          {errorText(keep.error)}
        </Alert>
      )}
      <Group mt="sm">
        <Button size="xs" variant="outline" color="red" loading={keep.isPending} onClick={() => keep.mutate(null)}>
          {t('keep')}
        </Button>
      </Group>
    </Alert>
  );
}

interface FormProps {
  readonly form: Form<typeof EMPTY, Problem>;
  readonly onAsked: (own: Own) => void;
}

function AddressForm({ form, onAsked }: FormProps) {
  const t = useAddressTexts();
  const { mutate, isPending, error, submittedAt } = useCommand({ run: askForAddress, onSuccess: onAsked });
  return (
    <AccountForm
      form={form}
      labels={{ newEmail: t('newEmail') }}
      submit={t('send')}
      bare
      pending={isPending}
      failure={error}
      failedAt={submittedAt}
      onSubmit={({ newEmail }) => mutate(newEmail.trim())}
    >
      <Text>{t('lead')}</Text>
      <TextField
        form={form}
        name="newEmail"
        required
        label={t('newEmail')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </AccountForm>
  );
}
