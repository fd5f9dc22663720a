import { Alert, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { EMAIL_MAX } from '@myverify/domain/account/email';
import { dayOf } from '@myverify/domain/shared/calendar';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { currentLanguage } from '../../i18n/i18n';
import { useErrorText } from '../../lib/reason-texts';
import classes from './check.module.css';
import { watchReport } from './watch.queries';
import { useWatchTexts } from './watch.texts';

/** Takes the address of whoever wants to be told when the report is withdrawn or corrected. */
export function WatchForm({ number }: { readonly number: string }) {
  const t = useWatchTexts();
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<'emailMissing' | 'emailWrong' | null>(null);
  const { mutate, data: until, error, isPending, variables } = useMutation({ mutationFn: watchReport });
  const refused = error instanceof ApiError && 'email' in error.errors;

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = email.trim();
    const problem = typed === '' ? 'emailMissing' : /^[^\s@]+@[^\s@]+$/.test(typed) ? null : 'emailWrong';
    setWrong(problem);
    if (problem) field.current?.focus();
    else if (!isPending) mutate({ number, email: typed, language: currentLanguage() });
  }

  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} className={classes.screen}>
      <Stack gap="sm">
        <Title order={2} fz={20}>
          {t('title')}
        </Title>
        {until && variables ? (
          <Text role="status">{t('done', { email: variables.email, day: dayOf(until) })}</Text>
        ) : (
          <form onSubmit={submit} noValidate>
            <Stack gap="sm">
              <Text size="sm">{t('about')}</Text>
              {error && !refused && (
                <Alert color="red" role="alert" title={t('failed')}>
                  {errorText(error)}
                </Alert>
              )}
              <TextInput
                ref={field}
                type="email"
                name="email"
                autoComplete="email"
                label={t('email')}
                required
                maw="24rem"
                maxLength={EMAIL_MAX}
                value={email}
                error={wrong ? t(wrong) : refused ? t('emailWrong') : undefined}
                onChange={(event) => {
                  setEmail(event.currentTarget.value);
                  setWrong(null);
                }}
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
