import { Alert, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { saidOfFields } from '@myverify/domain/messages/refusal-text';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DateField } from '../../components/date/DateField';
import { ReportPhoto } from '../../components/report/ReportPhoto';
import { useErrorText, useSaidText } from '../../lib/messages';
import classes from './check.module.css';
import { fetchPhoto } from './photo.queries';
import { usePhotoTexts } from './photo.texts';

const ALIKE = { passport: '', birth: '' };

/** Shows the photo to whoever holds the paper, which says passport number and date of birth. */
export function PhotoForm({ number }: { readonly number: string }) {
  const t = usePhotoTexts();
  const errorText = useErrorText();
  const saidText = useSaidText();
  const [typed, setTyped] = useState(ALIKE);
  const { mutate, data: photo, error, isPending } = useMutation({ mutationFn: fetchPhoto });
  const said = error instanceof ApiError ? saidOfFields(error) : {};
  const isUnknown = error instanceof ApiError && error.status === 404;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate({ number, ...typed });
  }

  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} className={classes.screen}>
      <Stack gap="sm">
        <Title order={2} fz={20}>
          {t('title')}
        </Title>
        {photo ? (
          <>
            <Text role="status">{t('shown')}</Text>
            <ReportPhoto blob={photo} />
          </>
        ) : (
          <form onSubmit={submit} noValidate>
            <Stack gap="sm" maw="24rem">
              <Text size="sm">{t('about')}</Text>
              {error && !said.passport && !said.birth && (
                <Alert color="red" role="alert" title={isUnknown ? t('unknown') : t('failed')}>
                  {isUnknown ? t('unknownText') : errorText(error)}
                </Alert>
              )}
              <TextInput
                id="photo-passport"
                label={t('passport')}
                required
                maxLength={80}
                autoComplete="off"
                autoCapitalize="characters"
                value={typed.passport}
                error={said.passport && saidText(said.passport)}
                onChange={({ currentTarget }) => setTyped({ ...typed, passport: currentTarget.value })}
              />
              <DateField
                id="photo-birth"
                label={t('birth')}
                required
                disabled={isPending}
                latest={dayOf(new Date())}
                value={typed.birth}
                error={said.birth && saidText(said.birth)}
                onChange={(birth) => setTyped({ ...typed, birth })}
              />
              <Group>
                <Button type="submit" variant="outline" loading={isPending}>
                  {t('submit')}
                </Button>
              </Group>
            </Stack>
          </form>
        )}
      </Stack>
    </Paper>
  );
}
