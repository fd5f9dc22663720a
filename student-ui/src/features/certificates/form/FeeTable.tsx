import { Table } from '@mantine/core';
import { moneyText } from '@myverify/domain/payment/money';
import type { PaymentDetails } from '../../../lib/payment';
import { usePaymentTexts } from './payment.texts';

/** A fee as net, tax and total. */
export function FeeTable({ fee }: { readonly fee: PaymentDetails['fees'][number] }) {
  const t = usePaymentTexts();
  return (
    <Table variant="vertical" withRowBorders={false} layout="fixed">
      <Table.Tbody>
        {(['net', 'sst', 'total'] as const).map((part) => (
          <Table.Tr key={part}>
            <Table.Th bg="transparent" fw={part === 'total' ? 650 : 400} scope="row" px={0} py={4}>
              {t(part)}
            </Table.Th>
            <Table.Td ta="right" fw={part === 'total' ? 650 : 400} px={0} py={4}>
              {moneyText(fee[part], fee.currency)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
