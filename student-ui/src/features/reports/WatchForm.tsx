import { Alert, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { EMAIL_MAX, emailProblem } from '@myverify/domain/account/email';
import { type Said, saidOfFields } from '@myverify/domain/messages/refusal-text';
import { WATCH_CONFIRM_HOURS } from '@myverify/domain/report/report.watch';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { LeaveGuard } from '../../components/LeaveGuard';
import { currentLanguage } from '../../i18n/i18n';
import { useErrorText, useSaidText } from '../../lib/messages';
import classes from './check.module.css';
import { watchReport } from './watch.queries';
import { useWatchTexts } from './watch.texts';

/** Takes the address of whoever wants to be told when the report is withdrawn or corrected. */
export function WatchForm({ number }: { readonly number: string }) {
  const t = useWatchTexts();
  const errorText = useErrorText();
  const saidText = useSaidText();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<Said | null>(null);
  const { mutate, data: confirmBy, error, isPending, variables } = useMutation({ mutationFn: watchReport });
  const refused = error instanceof ApiError ? saidOfFields(error).email : undefined;

  const problem = wrong ?? refused;

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = email.trim();
    const found = emailProblem(typed);
    setWrong(found);
    if (found) field.current?.focus();
    else if (!isPending) mutate({ number, email: typed, language: currentLanguage() });
  }

  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} className={classes.screen}>
      <LeaveGuard when={email.trim() !== '' && !confirmBy} />
      <Stack gap="sm">
        <Title order={2} fz={20}>
          {t('title')}
        </Title>
        {confirmBy && variables ? (
          <Text role="status">{t('asked', { email: variables.email, hours: WATCH_CONFIRM_HOURS })}</Text>
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
                error={problem && saidText(problem)}
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
