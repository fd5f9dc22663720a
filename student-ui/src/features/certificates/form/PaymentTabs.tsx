import { Badge, Button, CopyButton, Group, Paper, Stack, Text } from '@mantine/core';
import { moneyText } from '@myverify/domain/payment/money';
import { inFours } from '@myverify/domain/payment/payment-reference';
import { hasCamera } from '../../../lib/device';
import type { PaymentDetails } from '../../../lib/payment';
import { savePicture } from '../../../lib/save-picture';
import type { Application } from './application';
import { FeeTable } from './FeeTable';
import { usePaymentTexts } from './payment.texts';

type Fee = PaymentDetails['fees'][number];

const money = (fee: Fee, part: 'net' | 'sst' | 'total') => moneyText(fee[part], fee.currency);

export function FeesTab({ fees, type }: { fees: readonly Fee[]; type: Application['type'] }) {
  const t = usePaymentTexts();
  return (
    <Stack gap="sm">
      {fees.map((fee) => (
        <Paper key={fee.type} withBorder p="sm" {...(fee.type === type ? { bg: 'var(--tint)' } : {})}>
          <Group justify="space-between" mb={4}>
            <Text fw={650}>{t(fee.type)}</Text>
            {fee.type === type && (
              <Badge variant="outline" color="navy" tt="none">
                {t('yours')}
              </Badge>
            )}
          </Group>
          <FeeTable fee={fee} />
        </Paper>
      ))}
      <Text size="sm" c="dimmed">
        {t('separate')}
      </Text>
    </Stack>
  );
}

interface PayProps {
  readonly fee: Fee;
  /** `null` where nothing is saved yet. */
  readonly reference: string | null;
}

export function DuitNowTab({ duitnow, fee, reference }: PayProps & { duitnow: PaymentDetails['duitnow'] }) {
  const t = usePaymentTexts();
  const code = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(duitnow.svg)}`;
  return (
    <Stack gap="md">
      <Text size="sm">{t('scan')}</Text>
      <Group align="flex-start" gap="lg">
        <Stack gap="xs" mx={{ base: 'auto', xs: 0 }} align="center">
          <Paper withBorder p="xs" bg="white">
            <img src={code} alt={t('qr', { merchant: duitnow.merchant })} width="200" height="200" />
          </Paper>
          {hasCamera() && (
            <>
              <Button variant="outline" onClick={() => void savePicture(code, 'duitnow-qr.png')}>
                {t('saveQr')}
              </Button>
              <Text size="sm" c="dimmed" ta="center" maw={260}>
                {t('saveQrHint')}
              </Text>
            </>
          )}
        </Stack>
        <Stack gap="sm" flex={1} miw={220}>
          <Copied label={t('merchant')} text={duitnow.merchant} />
          <Copied label={t('amount')} text={money(fee, 'total')} copied={fee.total} />
          <Reference reference={reference} />
        </Stack>
      </Group>
    </Stack>
  );
}

export function BankTab({ bank, fee, reference }: PayProps & { bank: PaymentDetails['bank'] }) {
  const t = usePaymentTexts();
  return (
    <Stack gap="sm">
      <Text size="sm">{t('transfer')}</Text>
      <Copied label={t('bankName')} text={bank.name} />
      <Copied label={t('accountNumber')} text={bank.account_number} />
      <Copied label={t('accountName')} text={bank.account_name} />
      <Copied label={t('swift')} text={bank.swift} />
      <Copied label={t('total')} text={money(fee, 'total')} copied={fee.total} />
      <Reference reference={reference} />
    </Stack>
  );
}

/** It is shown in groups of four, and copied in one piece. */
function Reference({ reference }: Pick<PayProps, 'reference'>) {
  const t = usePaymentTexts();
  const shown = reference ? inFours(reference) : '';
  return (
    <div>
      <Copied label={t('reference')} text={shown} copied={reference ?? ''} missing={t('referenceMissing')} />
      {reference && (
        <Text size="sm" c="dimmed">
          {t('referenceHint')}
        </Text>
      )}
    </div>
  );
}

interface CopiedProps {
  readonly label: string;
  readonly text: string;
  /** What is copied, where it is not the text itself. */
  readonly copied?: string;
  /** What stands there as long as there is no text. */
  readonly missing?: string;
}

function Copied({ label, text, copied = text, missing = '' }: CopiedProps) {
  const t = usePaymentTexts();
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Text fw={text ? 600 : 400}>{text || missing}</Text>
      </div>
      {text && (
        <CopyButton value={copied}>
          {({ copied: done, copy }) => (
            <Button
              size="compact-sm"
              variant={done ? 'filled' : 'default'}
              aria-label={done ? t('copied') : t('copyOf', { label })}
              aria-live="polite"
              onClick={copy}
              flex="none"
            >
              {t(done ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
      )}
    </Group>
  );
}
