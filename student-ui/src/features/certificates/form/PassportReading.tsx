import { Button, Group, Paper, Stack, Table, Text } from '@mantine/core';
import type { PassportZone } from '@myverify/domain/reading/passport-zone';
import { useState } from 'react';
import { Tick } from '../../../components/Tick';
import type { Application } from './application';
import { useFieldTexts } from './fields.texts';
import { useForm, useFormState } from './form-context';
import { usePassportTexts } from './passport.texts';
import { passportOffer, type SuggestedValue } from './passport-offer';
import { usePassportReading } from './use-passport-reading';
import { useValueText } from './use-value-text';

/** What was read on the passport: offered for what is empty, told where it differs. Nothing has to be taken. */
export function PassportReading() {
  const t = usePassportTexts();
  const urls = useFormState(({ values }) => values.passport_photos);
  const { state, passport, expired } = usePassportReading(urls);
  if (urls.length === 0 || state === 'none') return null;
  return (
    <div role="status" data-passport={state}>
      {state === 'waiting' && (
        <Text size="sm" c="dimmed">
          {t('waiting')}
        </Text>
      )}
      {(state === 'nothing' || state === 'several') && <Text size="sm">{t(state)}</Text>}
      {passport && <Offer passport={passport} expired={expired} />}
    </div>
  );
}

function Offer({ passport, expired }: { readonly passport: PassportZone; readonly expired: boolean }) {
  const t = usePassportTexts();
  const { form } = useForm();
  const values = useFormState((state) => state.values);
  const [filled, setFilled] = useState(false);
  const { missing, different } = passportOffer(values, passport);
  const take = (offered: readonly SuggestedValue[]) => {
    for (const { field, read } of offered) form.set(field, read as never);
    setFilled(true);
  };
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        {expired && passport.expiry && (
          <Text size="sm" c="var(--warning)" fw={600}>
            {t('expired', { day: passport.expiry })}
          </Text>
        )}
        {missing.length > 0 && <Missing offered={missing} unsure={!passport.isCertain} onTake={() => take(missing)} />}
        {different.length > 0 && <Different offered={different} values={values} onTake={(one) => take([one])} />}
        {missing.length + different.length === 0 && (
          <Text size="sm" c="var(--good)">
            <Tick /> {t(filled ? 'filled' : 'agrees')}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

interface MissingProps {
  readonly offered: readonly SuggestedValue[];
  readonly unsure: boolean;
  readonly onTake: () => void;
}

function Missing({ offered, unsure, onTake }: MissingProps) {
  const t = usePassportTexts();
  const label = useFieldTexts();
  const valueText = useValueText();
  return (
    <>
      <Text fw={600}>{t('title')}</Text>
      <Table layout="fixed" withRowBorders={false}>
        <Table.Tbody>
          {offered.map(({ field, read }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row">{label(`label.${field}`)}</Table.Th>
              <Table.Td>{valueText(field, read)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {unsure && <Text size="sm">{t('check')}</Text>}
      <Group>
        <Button onClick={onTake}>{t('use')}</Button>
      </Group>
    </>
  );
}

interface DifferentProps {
  readonly offered: readonly SuggestedValue[];
  readonly values: Application;
  readonly onTake: (one: SuggestedValue) => void;
}

function Different({ offered, values, onTake }: DifferentProps) {
  const t = usePassportTexts();
  const label = useFieldTexts();
  const valueText = useValueText();
  return (
    <>
      <Text size="sm">{t('differs')}</Text>
      {offered.map((one) => {
        const said = valueText(one.field, one.read);
        return (
          <Group key={one.field} justify="space-between" gap="xs" data-differs={one.field}>
            <div>
              <Text fw={600} size="sm">
                {label(`label.${one.field}`)}
              </Text>
              <Text size="sm">{t('here', { value: valueText(one.field, values[one.field]) })}</Text>
              <Text size="sm">{t('there', { value: said })}</Text>
            </div>
            <Button
              size="compact-md"
              variant="default"
              aria-label={t('useOne', { value: said, label: label(`label.${one.field}`) })}
              onClick={() => onTake(one)}
            >
              {t('take')}
            </Button>
          </Group>
        );
      })}
    </>
  );
}
