import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { KEYS_AT_ONCE } from '@myverify/domain/integrator/api-key';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AskFirst } from '../../components/AskFirst';
import { EmptyState } from '../../components/EmptyState';
import { FailedState } from '../../components/FailedState';
import { LeaveGuard } from '../../components/LeaveGuard';
import { LOOKS, Tag } from '../../components/Tag';
import { useCommand } from '../../lib/command';
import { notify } from '../../lib/notify';
import classes from './integrator.module.css';
import { useIntegratorTexts } from './integrator.texts';
import { isTyped, wishLike } from './key-wish';
import { MakeKey } from './MakeKey';
import { isElsewhere } from './parts';
import { type Key, type KeyWish, keysQuery, revokeKey } from './queries';
import { permissionOf } from './text-keys';

/** What was typed for a new key, and for which it takes the place of. */
interface Typed {
  readonly wish: KeyWish;
  readonly like: number | undefined;
}

type Open = { readonly what: 'make'; readonly like?: Key } | { readonly what: 'revoke'; readonly of: Key };

/** What the programs of the integrator call with. */
export function Keys() {
  const t = useIntegratorTexts();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(keysQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const close = () => {
    // Why it was not done is said of that key alone.
    revocation.reset();
    setOpen(null);
  };
  const revocation = useCommand({
    run: (id: number, key) => revokeKey(id, key),
    onSuccess: async () => {
      close();
      void notify({ color: 'green', message: t('key.revoked'), autoClose: 5_000 });
      await queries.invalidateQueries(keysQuery);
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  });
  if (!data && error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} radius="md" />;
  const working = data.filter(({ state }) => state === 'active');
  const hasRoom = ({ mode }: Key) => working.filter((one) => one.mode === mode).length < KEYS_AT_ONCE;
  return (
    <>
      <Text>{t('key.lead')}</Text>
      <div>
        <Button onClick={() => setOpen({ what: 'make' })}>{t('key.make')}</Button>
      </div>
      {data.length === 0 && <EmptyState title={t('key.none')}>{t('key.noneText')}</EmptyState>}
      <ul className={classes.cards}>
        {data.map((key) => (
          <KeyCard
            key={key.id}
            of={key}
            onReplace={hasRoom(key) ? () => setOpen({ what: 'make', like: key }) : undefined}
            onRevoke={() => setOpen({ what: 'revoke', of: key })}
          />
        ))}
      </ul>
      {open?.what === 'make' && (
        <MakeKey
          like={open.like}
          wish={typed && typed.like === open.like?.id ? typed.wish : wishLike(open.like)}
          onType={(wish) => setTyped({ wish, like: open.like?.id })}
          onMade={() => setTyped(null)}
          onClose={close}
        />
      )}
      <LeaveGuard
        isLost={isElsewhere}
        when={
          typed !== null &&
          isTyped(
            typed.wish,
            data.find(({ id }) => id === typed.like),
          )
        }
      />
      {open?.what === 'revoke' && (
        <AskFirst
          title={t('key.revokeOf', { name: open.of.name })}
          text={t('key.revokeText')}
          confirm={t('key.revoke')}
          error={revocation.error}
          isPending={revocation.isPending}
          onConfirm={() => revocation.mutate(open.of.id)}
          onClose={close}
        />
      )}
    </>
  );
}

interface CardProps {
  readonly of: Key;
  /** Nothing where two work already. */
  readonly onReplace: (() => void) | undefined;
  readonly onRevoke: () => void;
}

const STATE_LOOKS = { active: LOOKS.good, ended: LOOKS.plain, revoked: LOOKS.plain } as const;

function KeyCard({ of, onReplace, onRevoke }: CardProps) {
  const t = useIntegratorTexts();
  const { name, beginning, mode, state, permissions, networks, lastUsedAt, endsAt, leakedAt } = of;
  const opens = permissions.map((one) => t(`key.opens.${permissionOf(one)}`)).join(', ');
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Tag look={leakedAt ? LOOKS.bad : STATE_LOOKS[state]}>
            {t(leakedAt ? 'key.leaked' : `key.state.${state}`)}
          </Tag>
        </Group>
        <dl className={classes.facts}>
          <dt>{t('key.beginning')}</dt>
          <dd>
            <code>{beginning}…</code> ({t(`mode.${mode}`)})
          </dd>
          <dt>{t('key.permissions')}</dt>
          <dd>{opens}</dd>
          <dt>{t('key.networks')}</dt>
          <dd>{networks.join(', ') || t('key.anywhere')}</dd>
          <dt>{t('key.used')}</dt>
          <dd>{lastUsedAt ? timeOf(lastUsedAt) : t('key.never')}</dd>
          {endsAt && (
            <>
              <dt>{t('key.ends')}</dt>
              <dd>{timeOf(endsAt)}</dd>
            </>
          )}
        </dl>
        {state === 'active' && (
          <Group gap="xs">
            {onReplace && (
              <Button size="xs" variant="default" aria-label={t('key.replaceOf', { name })} onClick={onReplace}>
                {t('key.replace')}
              </Button>
            )}
            <Button size="xs" variant="outline" color="red" aria-label={t('key.revokeOf', { name })} onClick={onRevoke}>
              {t('key.revoke')}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
