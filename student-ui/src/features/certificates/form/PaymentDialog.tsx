import { Alert, Modal, Skeleton, Tabs, Text } from '@mantine/core';
import { paymentReference } from '@myverify/domain/payment/payment-reference';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { FailedState } from '../../../components/FailedState';
import { Tick } from '../../../components/Tick';
import { useFocusBack } from '../../../components/use-focus-back';
import { useCommonTexts } from '../../../i18n/common.texts';
import { useIsPhone } from '../../../lib/device';
import { paymentQuery } from '../../../lib/payment';
import type { Application } from './application';
import { BankTab, DuitNowTab, FeesTab } from './PaymentTabs';
import { usePaymentTexts } from './payment.texts';

export interface Props {
  readonly type: Application['type'];
  /** The record that is paid for; `null` where a draft could not be saved. */
  readonly recordId: number | null;
  /** It was made a draft for this: said here, where a notice would cover the heading of a phone. */
  readonly justSaved: boolean;
  /** What the focus goes back to. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** What is to be paid, and the two ways to pay it. */
export default function PaymentDialog({ type, recordId, justSaved, opener, onClose }: Props) {
  useFocusBack(opener);
  const t = usePaymentTexts();
  const common = useCommonTexts();
  const phone = useIsPhone();
  const { data, error, refetch } = useQuery(paymentQuery);
  const reference = recordId === null ? null : paymentReference(recordId);
  const fee = data?.fees.find((candidate) => candidate.type === type);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      size="lg"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {data?.demonstration && (
        <Alert color="yellow" variant="light" c="var(--ink)" mb="md" fw={600} p="sm">
          {t('demonstration')}
        </Alert>
      )}
      {justSaved && (
        <Text size="sm" mb="sm" role="status">
          <Tick /> {t('draftSaved')}
        </Text>
      )}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={260} />}
      {data && fee && (
        <Tabs defaultValue="fees" keepMounted={false}>
          <Tabs.List grow={phone}>
            <Tabs.Tab value="fees" px={{ base: 4, sm: 'md' }}>
              {t('fees')}
            </Tabs.Tab>
            <Tabs.Tab value="duitnow" px={{ base: 4, sm: 'md' }}>
              {t('duitnow')}
            </Tabs.Tab>
            <Tabs.Tab value="bank" px={{ base: 4, sm: 'md' }}>
              {t('bank')}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="fees" pt="md">
            <FeesTab fees={data.fees} type={type} />
          </Tabs.Panel>
          <Tabs.Panel value="duitnow" pt="md">
            <DuitNowTab duitnow={data.duitnow} fee={fee} reference={reference} />
          </Tabs.Panel>
          <Tabs.Panel value="bank" pt="md">
            <BankTab bank={data.bank} fee={fee} reference={reference} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Modal>
  );
}
