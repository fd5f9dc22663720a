import { Button, Group, Text, TextInput } from '@mantine/core';
import type { Message } from '@myverify/domain/messages/message';
import { type FormEvent, useId, useState } from 'react';
import { useSaidText } from '../lib/messages';
import { readJump } from '../lib/paging';
import { usePagerTexts } from './Pager.texts';

interface Props {
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function PageJump({ pages, onPage }: Props) {
  const t = usePagerTexts();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Message | null>(null);
  const label = useId();
  const warning = useId();

  function jump(event: FormEvent) {
    event.preventDefault();
    const target = readJump(text, pages);
    setProblem('problem' in target ? target.problem : null);
    if ('problem' in target) return;
    setText('');
    onPage(target.page);
  }

  return (
    <form onSubmit={jump} noValidate>
      <Group gap="xs">
        <Text size="sm" id={label}>
          {t('jump')}
        </Text>
        <TextInput
          size="xs"
          w="4.5rem"
          inputMode="numeric"
          autoComplete="off"
          aria-labelledby={label}
          aria-invalid={problem !== null}
          aria-describedby={problem ? warning : undefined}
          error={problem !== null}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="xs" variant="default">
          {t('go')}
        </Button>
      </Group>
      <Text id={warning} size="sm" c="var(--bad)" role="alert">
        {problem && <Warning problem={problem} />}
      </Text>
    </form>
  );
}

function Warning({ problem }: { readonly problem: Message }) {
  return useSaidText()(problem);
}
