import { Text } from '@mantine/core';
import { dayOf } from '@myverify/domain/shared/calendar';
import { WholeDates } from '../../components/WholeDates';
import { useEnquiryTexts } from './enquiries.texts';
import type { CertificateRow } from './list/queries';

/** Whom others than the officers were asked, and who answered or did not, a line each. */
export function EnquiryLines({ enquiries }: Pick<CertificateRow, 'enquiries'>) {
  const t = useEnquiryTexts();
  return enquiries.flatMap(({ party, asked, answered, outcome, expired }) => [
    <Text key={`asked ${party} ${asked}`} size="sm" c="dimmed">
      <WholeDates>{t(`asked.${party}`, { day: dayOf(asked) })}</WholeDates>
    </Text>,
    ...(answered && outcome
      ? [
          <Text key={`answered ${party} ${asked}`} size="sm" c="dimmed">
            <WholeDates>{t(`${outcome}.${party}`, { day: dayOf(answered) })}</WholeDates>
          </Text>,
        ]
      : []),
    ...(expired
      ? [
          <Text key={`expired ${party} ${asked}`} size="sm" c="dimmed">
            <WholeDates>{t('expired', { day: dayOf(expired) })}</WholeDates>
          </Text>,
        ]
      : []),
  ]);
}
