import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { ApiError, unexpected } from '@myverify/api-client/api-error';
import { KIND_RULES, megabytesOf } from '@myverify/domain/files/file-kind';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../../lib/api';
import { fill, useErrorText, useTexts } from './language';
import { type AskedPage, isEnded, requestQuery } from './queries';

type Attached = NonNullable<AskedPage['attached']>;

const { types, below, tooLarge } = KIND_RULES.answer;
const NAMES = 'PDF, JPG, PNG';

interface Props {
  readonly token: string;
  readonly attached: Attached | null;
  readonly onAttached: (file: Attached | null) => void;
  /** Whether one is on its way: the page that holds it must not be left meanwhile, or it is lost. */
  readonly onSending: (isSending: boolean) => void;
  readonly onEnded: () => void;
}

/** A letter or a page of the register, sent along with the answer: one, of what an office has at hand. */
export function AttachedFile({ token, attached, onAttached, onSending, onEnded }: Props) {
  const t = useTexts();
  const { percent, problem, send, cancel } = useAttaching({ token, onAttached, onSending, onEnded });
  const errorText = useErrorText();
  return (
    <Stack gap={6} role="group" aria-labelledby="file-label">
      <Text id="file-label" size="sm" fw={500}>
        {t.file.label}
      </Text>
      <Text size="xs" c="dimmed" id="file-hint">
        {fill(t.file.hint, { types: NAMES, megabytes: megabytesOf('answer') })}
      </Text>
      {attached && percent === null && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }} role="status">
          {fill(t.file.attached, { name: attached.name })}
        </Text>
      )}
      {percent === null ? (
        <Group gap="xs">
          <FileButton onChange={send} accept={types.join(',')} inputProps={{ 'aria-label': t.file.label }}>
            {(props) => (
              <Button {...props} variant="default" size="sm" aria-describedby="file-hint">
                {attached ? t.file.other : t.file.choose}
              </Button>
            )}
          </FileButton>
          {attached && (
            <Button variant="subtle" size="sm" onClick={() => onAttached(null)}>
              {t.file.remove}
            </Button>
          )}
        </Group>
      ) : (
        <Group gap="sm" wrap="nowrap">
          <Progress value={percent} flex={1} aria-label={t.file.sending} />
          <Button variant="default" size="sm" onClick={cancel}>
            {t.file.cancel}
          </Button>
        </Group>
      )}
      {problem !== null && (
        <Text size="sm" c="var(--bad)" role="alert">
          {errorText(problem)}
        </Text>
      )}
    </Stack>
  );
}

/** One file on its way at a time; it stops with the page. */
function useAttaching({ token, onAttached, onSending, onEnded }: Omit<Props, 'attached'>) {
  const queries = useQueryClient();
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File | null) => {
    if (!file) return;
    if (file.size >= below) {
      setProblem(new ApiError({ status: 413, reason: 'too_large', message: '', ...tooLarge }));
      return;
    }
    const control = new AbortController();
    running.current = control;
    setProblem(null);
    setPercent(0);
    onSending(true);
    const form = new FormData();
    form.append('token', token);
    form.append('file', file);
    try {
      const address = '/api/v1/confirm/file';
      const got = await upload({ address, form, onProgress: setPercent, signal: control.signal });
      if (!isAttached(got)) throw unexpected();
      // A look at the page again finds it as well.
      queries.setQueryData<AskedPage>(requestQuery(token).queryKey, (page) => page && { ...page, attached: got });
      onAttached(got);
    } catch (error) {
      if (isEnded(error)) onEnded();
      else if (!control.signal.aborted) setProblem(error);
    } finally {
      onSending(false);
      setPercent(null);
    }
  };
  return { percent, problem, send: (file: File | null) => void send(file), cancel: () => running.current?.abort() };
}

function isAttached(body: unknown): body is Attached {
  return typeof body === 'object' && body !== null && 'url' in body && 'name' in body;
}
