import { Alert, Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import type { AskedFactor, Proof } from '@myverify/api-client/factors';
import { cameFromOrganisation } from '@myverify/api-client/organisation-notes';
import { confirmAtOrganisation, onConfirmed } from '@myverify/api-client/organisation-window';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { askFactor, factorsQuery } from '../features/account/factors.queries';
import { ProofForm } from '../features/account/ProofForm';
import { useCommonTexts } from '../i18n/common.texts';
import { api, portal } from '../lib/api';
import { useErrorText } from '../lib/messages';
import { useSession } from '../lib/session';
import { useReauthenticationTexts } from './reauthentication.texts';

interface Props {
  /** @param shown whether the call that waits may be sent again. */
  readonly onClose: (shown: boolean) => void;
}

const organisationQuery = queryOptions({
  queryKey: ['organisation'],
  queryFn: () => portal(api.GET('/api/user/organisation')),
  retry: false,
});

/** Asks for the password, or a second factor, before what would give an account away. */
export default function ReauthenticationDialog({ onClose }: Props) {
  const t = useReauthenticationTexts();
  const common = useCommonTexts();
  const [asked, setAsked] = useState<AskedFactor | null>(null);
  const prove = async (proof: Proof) => {
    await portal(api.POST('/api/user/reauthenticate', { body: proof }));
    onClose(true);
  };
  return (
    <Modal
      opened
      onClose={() => onClose(false)}
      title={t('title')}
      styles={{ title: { fontSize: '1.125rem', fontWeight: 650 } }}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {asked ? (
        <ProofForm asked={asked} onProof={prove} onBack={() => setAsked(null)} />
      ) : (
        <PasswordQuestion onClose={onClose} onFactor={setAsked} />
      )}
    </Modal>
  );
}

interface QuestionProps extends Props {
  readonly onFactor: (asked: AskedFactor) => void;
}

/** Of staff no password is asked for while theirs open nothing. */
function PasswordQuestion({ onClose, onFactor }: QuestionProps) {
  const t = useReauthenticationTexts();
  const { isStaff } = useSession();
  const { data: organisation } = useQuery({ ...organisationQuery, enabled: isStaff });
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isByPassword = !isStaff || organisation?.only !== true;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In React's tree it lies within the form whose call waits.
    event.stopPropagation();
    setProblem(password ? null : t('needed'));
    if (!password) return;
    setBusy(true);
    try {
      await portal(api.POST('/api/user/reauthenticate', { body: { password } }));
      onClose(true);
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{t(isByPassword ? 'lead' : 'leadWithoutPassword')}</Text>
        {isByPassword ? (
          <>
            <PasswordInput
              label={t('password')}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              error={problem}
              autoComplete="current-password"
              data-autofocus
              required
              visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0, size: 30 }}
            />
            <Button type="submit" loading={isBusy}>
              {t('submit')}
            </Button>
          </>
        ) : (
          problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )
        )}
        <OtherWays
          isAtOrganisation={isStaff && (!isByPassword || cameFromOrganisation())}
          onClose={onClose}
          onFactor={onFactor}
          onProblem={setProblem}
        />
      </Stack>
    </form>
  );
}

interface OtherWaysProps extends QuestionProps {
  readonly isAtOrganisation: boolean;
  readonly onProblem: (problem: string | null) => void;
}

function OtherWays({ isAtOrganisation, onClose, onFactor, onProblem }: OtherWaysProps) {
  const t = useReauthenticationTexts();
  const { data: own } = useQuery(factorsQuery);
  const errorText = useErrorText();
  useEffect(() => onConfirmed(() => onClose(true)), [onClose]);
  const takeFactor = () => {
    onProblem(null);
    askFactor().then(onFactor, (error) => onProblem(errorText(error)));
  };
  return (
    <>
      {own && own.factors.length > 0 ? (
        <Button variant="subtle" onClick={takeFactor}>
          {t('byFactor')}
        </Button>
      ) : null}
      {isAtOrganisation ? (
        <Button variant="subtle" onClick={confirmAtOrganisation}>
          {t('byOrganisation')}
        </Button>
      ) : null}
    </>
  );
}
