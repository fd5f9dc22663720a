import { Button, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { endDrafts } from '@myverify/api-client/draft-places';
import { message } from '@myverify/domain/messages/message';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useCommonTexts } from '../../i18n/common.texts';
import { useCommand } from '../../lib/command';
import { useSessionControl } from '../../lib/session';
import { AccountForm } from './AccountForm';
import type { LoginArrival } from './login-arrival';
import { PasswordField } from './PasswordField';
import { eraseAccount } from './personal-data.queries';
import { usePersonalDataTexts } from './personal-data.texts';
import { TextField } from './TextField';
import { useAccountForm } from './use-account-form';

export function EraseAccount() {
  const t = usePersonalDataTexts();
  const common = useCommonTexts();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button color="red" variant="outline" onClick={open}>
        {t('erase.button')}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t('erase.dialog')}
        styles={{ title: { fontSize: '1.125rem', fontWeight: 650 } }}
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <EraseForm />
      </Modal>
    </>
  );
}

/** Asks for the password, and for a word typed by hand: this cannot be undone. */
function EraseForm() {
  const t = usePersonalDataTexts();
  const navigate = useNavigate();
  const session = useSessionControl();
  const word = t('erase.word');
  const form = useAccountForm(
    { password: '', word: '' },
    {
      password: (typed) => (typed === '' ? message('password_needed') : null),
      word: (typed) => (typed.trim().toUpperCase() === word ? null : 'wordMissing'),
    },
  );
  const { mutate, isPending, error, submittedAt } = useCommand({
    run: eraseAccount,
    onSuccess: (erasure) => {
      const arrival: LoginArrival = { erasure };
      void navigate(paths.login, { state: arrival });
      endDrafts(localStorage);
      session.end();
    },
  });
  return (
    <AccountForm
      form={form}
      labels={{ password: t('erase.password'), word: t('erase.confirm', { word }) }}
      submit={t('erase.submit')}
      color="red"
      bare
      pending={isPending}
      failure={error}
      failedAt={submittedAt}
      onSubmit={({ password }) => mutate(password)}
    >
      <Text>{t('erase.dialogText')}</Text>
      <PasswordField form={form} name="password" label={t('erase.password')} autoComplete="current-password" />
      <TextField form={form} name="word" required label={t('erase.confirm', { word })} autoComplete="off" />
    </AccountForm>
  );
}
