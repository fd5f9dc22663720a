import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import type { OwnFactor } from '@myverify/api-client/factors';
import { knowsPasskeys } from '@myverify/api-client/passkey';
import type { FactorKind } from '@myverify/domain/account/factors';
import { timeOf } from '@myverify/domain/shared/calendar';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState } from '../../components/FailedState';
import { useCommonTexts } from '../../i18n/common.texts';
import { useErrorText } from '../../lib/messages';
import { notify } from '../../lib/notify';
import { AddFactor } from './AddFactor';
import { RemoveFactor, RenameFactor } from './FactorChange';
import { factorsQuery, renewCodes } from './factors.queries';
import { useFactorTexts } from './factors.texts';
import { RecoveryCodes } from './RecoveryCodes';

type Open =
  | { readonly what: 'add'; readonly kind: FactorKind; readonly isBegun?: boolean }
  | { readonly what: 'rename' | 'remove'; readonly factor: OwnFactor }
  | { readonly what: 'codes'; readonly codes: readonly string[] };

/** What the user shows beside the password: to add, name and remove. */
export function FactorList() {
  const t = useFactorTexts();
  const common = useCommonTexts();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(factorsQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  // Where it was closed meanwhile, it stays closed.
  const begun = () => setOpen((shown) => (shown?.what === 'add' ? { ...shown, isBegun: true } : shown));
  const done = (message: string) => {
    close();
    void notify({ color: 'green', message, autoClose: 5_000 });
    void queries.invalidateQueries(factorsQuery);
  };
  const added = (codes: readonly string[]) => {
    if (codes.length === 0) return done(t('saved'));
    // No message over them.
    setOpen({ what: 'codes', codes });
    void queries.invalidateQueries(factorsQuery);
  };
  const renew = useMutation({
    mutationFn: renewCodes,
    onSuccess: ({ recoveryCodes }) => {
      setOpen({ what: 'codes', codes: recoveryCodes });
      void queries.invalidateQueries(factorsQuery);
    },
    onError: (failure) => void notify({ color: 'red', message: errorText(failure) }),
  });
  if (!data && error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={80} aria-hidden="true" />;

  const titleOf = (shown: Open): string => {
    if (shown.what === 'add') return t(shown.kind === 'totp' ? 'addApp' : 'addPasskey');
    if (shown.what === 'codes') return t('codes');
    return t(shown.what === 'rename' ? 'renameOf' : 'removeOf', { name: shown.factor.name });
  };
  return (
    <>
      {data.factors.map((factor) => (
        <Group key={factor.id} justify="space-between" w="100%" gap="xs">
          <div>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {factor.name}
            </Text>
            <Text size="sm" c="dimmed">
              {t(`kind.${factor.kind}`)} ·{' '}
              {factor.lastUsedAt ? t('used', { at: timeOf(factor.lastUsedAt) }) : t('unused')}
            </Text>
          </div>
          <Group gap="xs">
            <Button
              size="xs"
              variant="default"
              aria-label={t('renameOf', { name: factor.name })}
              onClick={() => setOpen({ what: 'rename', factor })}
            >
              {t('rename')}
            </Button>
            <Button
              size="xs"
              variant="outline"
              color="red"
              aria-label={t('removeOf', { name: factor.name })}
              onClick={() => setOpen({ what: 'remove', factor })}
            >
              {t('remove')}
            </Button>
          </Group>
        </Group>
      ))}
      <Group gap="xs">
        <Button variant="default" onClick={() => setOpen({ what: 'add', kind: 'totp' })}>
          {t('addApp')}
        </Button>
        {knowsPasskeys() ? (
          <Button variant="default" onClick={() => setOpen({ what: 'add', kind: 'passkey' })}>
            {t('addPasskey')}
          </Button>
        ) : (
          <Text size="sm">{t('noPasskeys')}</Text>
        )}
      </Group>
      {data.factors.length > 0 && (
        <Group gap="xs">
          <Text>{t('codesLeft', { count: data.recoveryCodes })}</Text>
          <Button variant="default" size="xs" loading={renew.isPending} onClick={() => renew.mutate()}>
            {t('codesRenew')}
          </Button>
        </Group>
      )}
      {open && (
        <Modal
          opened
          onClose={close}
          title={titleOf(open)}
          // Recovery codes are shown this once: they close only when told that they are kept. Of an app that has read
          // the code, the secret would be another one when the dialog is opened anew.
          closeOnClickOutside={false}
          closeOnEscape={open.what !== 'codes' && !(open.what === 'add' && open.isBegun)}
          withCloseButton={open.what !== 'codes'}
          styles={{ title: { fontSize: '1.125rem', fontWeight: 650 } }}
          closeButtonProps={{ 'aria-label': common('close') }}
        >
          <Stack gap="md">
            {open.what === 'add' && <AddFactor kind={open.kind} onBegun={begun} onAdded={added} />}
            {open.what === 'codes' && <RecoveryCodes codes={open.codes} onKept={close} />}
            {open.what === 'rename' && <RenameFactor factor={open.factor} onDone={() => done(t('renamed'))} />}
            {open.what === 'remove' && (
              <RemoveFactor factor={open.factor} onDone={() => done(t('removed'))} onBack={close} />
            )}
          </Stack>
        </Modal>
      )}
    </>
  );
}
