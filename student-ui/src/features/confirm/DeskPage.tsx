import { Button, Paper, Stack, Text, TextInput } from '@mantine/core';
import { emailProblem } from '@myverify/domain/account/email';
import { message } from '@myverify/domain/messages/message';
import { useRef, useState } from 'react';
import { useSaidText, useTexts } from './language';
import { NotSent, Screen } from './Parts';
import { askForDesk, useSending } from './queries';

/** Where an office has a link to all that it is asked sent to its address. It says the same of every address. */
export default function DeskPage() {
  const t = useTexts();
  const saidText = useSaidText();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { send, isPending, error } = useSending({ run: askForDesk, onSuccess: () => setSent(true) });
  const problem = email.trim() === '' ? message('email_needed') : emailProblem(email.trim());
  if (isSent) {
    return (
      <Screen key="sent" title={t.desk.sentTitle} takesFocus>
        <Text role="status">{t.desk.sent}</Text>
        <div>
          <Button variant="default" onClick={() => setSent(false)}>
            {t.desk.other}
          </Button>
        </div>
      </Screen>
    );
  }
  return (
    <Screen key="ask" title={t.desk.title}>
      <Text>{t.desk.text}</Text>
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (problem) field.current?.focus();
            else send(email.trim());
          }}
        >
          <Stack gap="md">
            <TextInput
              ref={field}
              type="email"
              label={t.desk.email}
              value={email}
              error={tried && problem ? saidText(problem) : false}
              autoComplete="email"
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <NotSent error={error} />
            <Button type="submit" loading={isPending}>
              {t.desk.send}
            </Button>
          </Stack>
        </form>
      </Paper>
    </Screen>
  );
}
