import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../lib/lazy-part';
import { siteQuery } from '../../../lib/site';
import { useWalletTexts } from './wallet.texts';

const WalletDialog = lazyDialog(() => import('./WalletDialog'));

interface Props {
  readonly id: number;
  /** Of the report. */
  readonly number: string;
}

/** The report once more, for a wallet; not there where the installation offers none. */
export function AddToWallet({ id, number }: Props) {
  const t = useWalletTexts();
  const { data: site } = useQuery(siteQuery);
  const [isOpen, setOpen] = useState(false);
  if (!site?.wallet) return null;
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => setOpen(true)}
        aria-label={t('buttonOf', { number })}
        aria-haspopup="dialog"
      >
        {t('button')}
      </Button>
      <Text size="sm" c="dimmed" maw="46rem">
        {t('what')}
      </Text>
      {isOpen && <WalletDialog id={id} onClose={() => setOpen(false)} />}
    </Group>
  );
}
