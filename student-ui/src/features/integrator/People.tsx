import { Button, Group, Paper, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { emailProblem } from '@myverify/domain/account/email';
import { type Said, saidOfFields } from '@myverify/domain/messages/refusal-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AskFirst } from '../../components/AskFirst';
import { FailedState } from '../../components/FailedState';
import { LeaveGuard } from '../../components/LeaveGuard';
import { LOOKS, Tag } from '../../components/Tag';
import { UserText } from '../../components/UserText';
import { currentLanguage } from '../../i18n/i18n';
import { useCommand } from '../../lib/command';
import { useErrorText, useSaidText } from '../../lib/messages';
import { notify } from '../../lib/notify';
import { useSession } from '../../lib/session';
import classes from './integrator.module.css';
import { useIntegratorTexts } from './integrator.texts';
import { isElsewhere } from './parts';
import { inviteMember, type Member, membersQuery, removeMember, sendInvitation } from './queries';

/** The integrator's people, who may all do the same. */
export function People() {
  const t = useIntegratorTexts();
  const queries = useQueryClient();
  const { user } = useSession();
  const { data, error, refetch } = useQuery(membersQuery);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const removal = useCommand({
    run: (id: number, key) => removeMember(id, key),
    onSuccess: async () => {
      setLeaving(null);
      void notify({ color: 'green', message: t('people.removed'), autoClose: 5_000 });
      await queries.invalidateQueries(membersQuery);
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  });
  if (!data && error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} radius="md" />;
  return (
    <>
      <Text>{t('people.lead')}</Text>
      <Invite />
      <ul className={classes.cards}>
        {data.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            isOwn={member.id === user?.id}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </ul>
      {leaving && (
        <AskFirst
          title={t('people.removeOf', { email: leaving.email })}
          text={t('people.removeText')}
          confirm={t('people.remove')}
          error={removal.error}
          isPending={removal.isPending}
          onConfirm={() => removal.mutate(leaving.id)}
          onClose={() => {
            // Why it was not done is said of that member alone.
            removal.reset();
            setLeaving(null);
          }}
        />
      )}
    </>
  );
}

interface CardProps {
  readonly member: Member;
  readonly isOwn: boolean;
  readonly onRemove: () => void;
}

function MemberCard({ member: { id, email, name, joined }, isOwn, onRemove }: CardProps) {
  const t = useIntegratorTexts();
  const errorText = useErrorText();
  const again = useCommand({
    run: (userId: number, key) => sendInvitation(userId, key),
    onSuccess: () => void notify({ color: 'green', message: t('people.invited'), autoClose: 5_000 }),
    onError: (error) => void notify({ color: 'red', message: errorText(error) }),
  });
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" gap="sm">
        <Stack gap={2} miw={0}>
          <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
            {name ? <UserText>{name}</UserText> : email}
          </Text>
          {name && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {email}
            </Text>
          )}
        </Stack>
        <Group gap="xs">
          {isOwn && <Tag look={LOOKS.plain}>{t('people.you')}</Tag>}
          {!joined && (
            <>
              <Tag look={LOOKS.plain}>{t('people.waiting')}</Tag>
              <Button
                size="xs"
                variant="default"
                aria-label={t('people.againOf', { email })}
                loading={again.isPending}
                onClick={() => again.mutate(id)}
              >
                {t('people.again')}
              </Button>
            </>
          )}
          {!isOwn && (
            <Button
              size="xs"
              variant="outline"
              color="red"
              aria-label={t('people.removeOf', { email })}
              onClick={onRemove}
            >
              {t('people.remove')}
            </Button>
          )}
        </Group>
      </Group>
    </Paper>
  );
}

function Invite() {
  const t = useIntegratorTexts();
  const errorText = useErrorText();
  const saidText = useSaidText();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<Said | null>(null);
  const invitation = useCommand({
    run: (to: string, key) => inviteMember({ email: to, language: currentLanguage() }, key),
    onSuccess: () => {
      setEmail('');
      void notify({ color: 'green', message: t('people.invited'), autoClose: 5_000 });
      void queries.invalidateQueries(membersQuery);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = emailProblem(email);
    setProblem(wrong);
    if (!wrong && !invitation.isPending) invitation.mutate(email.trim());
  };
  const refused = invitation.error instanceof ApiError ? saidOfFields(invitation.error).email : undefined;
  const said = problem ?? refused;
  const error = said ? saidText(said) : invitation.error ? errorText(invitation.error) : undefined;
  return (
    <form noValidate onSubmit={send}>
      <LeaveGuard when={email.trim() !== ''} isLost={isElsewhere} />
      <Group align="flex-end" gap="sm">
        <TextInput
          label={t('people.email')}
          type="email"
          autoComplete="off"
          value={email}
          error={error}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          miw={{ base: '100%', xs: 260 }}
        />
        <Button type="submit" loading={invitation.isPending}>
          {t('people.invite')}
        </Button>
      </Group>
    </form>
  );
}
