import { Alert, Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { Page } from '../../components/Page';
import { paths } from '../../config/paths';
import { useErrorText } from '../../lib/messages';
import { answerQuestion, type Question, questionQuery } from './address.queries';
import { useConfirmAddressTexts } from './address.texts';
import { BareHeader } from './BareHeader';

/**
 * Where the link leads by which a mailbox confirms, or refuses, another address of an account. Opening it changes
 * nothing.
 */
export default function ConfirmAddressPage() {
  const t = useConfirmAddressTexts();
  const errorText = useErrorText();
  const token = useLocation().hash.slice(1);
  const { data, error } = useQuery(questionQuery(token));
  return (
    <>
      <BareHeader />
      <Page title={t('title')} size="xs">
        {error ? (
          <>
            <Alert color="red" role="alert" title={t('ended')}>
              {errorText(error)}
            </Alert>
            <Anchor component={Link} to={paths.login} underline="always">
              {t('login')}
            </Anchor>
          </>
        ) : data ? (
          <Answering token={token} question={data} />
        ) : (
          <Text role="status">{t('loading')}</Text>
        )}
      </Page>
    </>
  );
}

function Answering({ token, question }: { token: string; question: Question }) {
  const t = useConfirmAddressTexts();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: answerQuestion,
    onSuccess: (answered) => queries.setQueryData(questionQuery(token).queryKey, answered),
  });
  const { state, mailbox, newEmail } = question;
  if (state === 'done' || state === 'refused') return <Outcome question={question} />;
  const isAsked = state === 'asked';
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
      <Stack gap="md">
        {isAsked ? (
          <Text>{t(mailbox === 'old' ? 'askedOld' : 'askedNew')}</Text>
        ) : (
          <Alert color="green" role="status" title={t('confirmed')} c="var(--ink)">
            {t('confirmedText')}
          </Alert>
        )}
        <Text style={{ overflowWrap: 'anywhere' }}>
          {t('newAddress')}: <strong>{newEmail}</strong>
        </Text>
        {error && (
          <Alert color="red" role="alert">
            {errorText(error)}
          </Alert>
        )}
        <Group>
          {isAsked && (
            <Button
              color="navy"
              size="md"
              disabled={isPending}
              loading={isPending && variables.yes}
              onClick={() => mutate({ token, yes: true })}
            >
              {t('yes')}
            </Button>
          )}
          <Button
            variant="outline"
            color="red"
            size="md"
            disabled={isPending}
            loading={isPending && !variables.yes}
            onClick={() => mutate({ token, yes: false })}
          >
            {t('no')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function Outcome({ question: { state, mailbox } }: { question: Question }) {
  const t = useConfirmAddressTexts();
  const isDone = state === 'done';
  const isThreatened = !isDone && mailbox === 'old';
  const text = isDone ? t('doneText') : t(isThreatened ? 'refusedOld' : 'refusedNew');
  return (
    <>
      <Alert color={isDone ? 'green' : 'navy'} role="status" title={t(isDone ? 'done' : 'refused')} c="var(--ink)">
        {text}
      </Alert>
      <Anchor component={Link} to={isThreatened ? paths.resetPassword : paths.login} underline="always">
        {t(isThreatened ? 'password' : 'login')}
      </Anchor>
    </>
  );
}
