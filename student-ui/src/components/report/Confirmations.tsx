import { Text } from '@mantine/core';
import { CONFIRMING_PARTIES } from '@myverify/domain/confirmation/contact';
import { dayOf } from '@myverify/domain/shared/calendar';
import { UserText } from '../UserText';
import { Facts } from './CheckedFacts';
import type { CheckedReport } from './checked-report';
import { placesOf } from './Levels';
import { useReportTexts } from './report.texts';

/** Of the university and the ministry: what each has confirmed, or that it has not. */
export function Confirmations({ confirmations }: Pick<CheckedReport, 'confirmations'>) {
  const t = useReportTexts();
  const said = ({ at, office, reference, isRecorded, fields }: CheckedReport['confirmations'][number]) => {
    const by = [
      t('review.confirmed', { day: dayOf(at) }),
      ...(office === null ? [] : [t('review.byOffice', { office })]),
      ...(reference === null ? [] : [t('review.reference', { reference })]),
      ...(isRecorded ? [t('review.recorded')] : []),
    ].join(t('review.clause'));
    const places = placesOf(fields).map((place) => t(`fields.${place}`));
    return t('review.confirmedFields', { by, fields: places.join(t('review.between')) });
  };
  return (
    <Facts
      areLong
      facts={CONFIRMING_PARTIES.map((party) => {
        const own = confirmations.filter((one) => one.party === party).map(said);
        const texts = own.length === 0 ? [t(`review.unconfirmed.${party}`)] : own;
        const paragraphs = texts.map((text) => (
          <Text key={text} fw={600}>
            <UserText>{text}</UserText>
          </Text>
        ));
        return [t(`review.party.${party}`), paragraphs];
      })}
    />
  );
}
