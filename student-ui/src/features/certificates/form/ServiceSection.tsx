import { Group, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { CERTIFICATE_TYPES } from '@myverify/domain/certificate/certificate.fields';
import { moneyText } from '@myverify/domain/payment/money';
import { useQuery } from '@tanstack/react-query';
import { paymentQuery } from '../../../lib/payment';
import type { Application } from './application';
import classes from './Form.module.css';
import { FormSection } from './FormSection';
import { useFieldTexts } from './fields.texts';
import { useForm, useFormState } from './form-context';

/** Which of the two services, with its fee. */
export function ServiceSection() {
  const t = useFieldTexts();
  const { form } = useForm();
  const chosen = useFormState(({ values }) => values.type);
  return (
    <FormSection id="service">
      <Radio.Group
        id="type"
        aria-label={t('label.type')}
        value={chosen}
        onChange={(type) => form.set('type', type as Application['type'])}
      >
        <Stack gap="sm">
          {CERTIFICATE_TYPES.map((type) => (
            <Radio
              key={type}
              value={type}
              classNames={{ root: classes.choice, body: classes.choiceBody, labelWrapper: classes.choiceLabel }}
              label={
                <Group justify="space-between" gap={4}>
                  <Text fw={600}>{t(type)}</Text>
                  <Fee type={type} />
                </Group>
              }
              description={
                <Text size="sm" c="dimmed" component="span">
                  {t(type === 'verification' ? 'aboutVerification' : 'aboutStamping')}
                </Text>
              }
            />
          ))}
        </Stack>
      </Radio.Group>
    </FormSection>
  );
}

function Fee({ type }: { type: Application['type'] }) {
  const { data, isPending } = useQuery(paymentQuery);
  const fee = data?.fees.find((candidate) => candidate.type === type);
  if (isPending) return <Skeleton width={96} height={20} />;
  return fee ? <Text fw={600}>{moneyText(fee.total, fee.currency)}</Text> : null;
}
