import { Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './report.module.css';
import { useReportTexts } from './report.texts';
import { type Tone, VerdictMark } from './VerdictMark';

interface Props {
  readonly tone: Tone;
  /** The answer in a word or two. */
  readonly word: string;
  readonly text: string;
  readonly steps: readonly string[];
  readonly children?: ReactNode;
}

/** The answer at a glance, and what to do with it. */
export function Verdict({ tone, word, text, steps, children }: Props) {
  const t = useReportTexts();
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} className={`${classes.verdict} ${classes[tone]}`} data-result={tone}>
      <Stack gap="md">
        <Group gap="md" wrap="nowrap" align="center">
          <VerdictMark tone={tone} />
          <div>
            <Title order={2} fz={{ base: 26, sm: 30 }} className={classes.word}>
              {word}
            </Title>
            <Text>{text}</Text>
          </div>
        </Group>
        {children}
        <div>
          <Title order={3} fz="md" mb={6}>
            {t('next')}
          </Title>
          <List type="ordered" spacing={4}>
            {steps.map((step) => (
              <List.Item key={step}>{step}</List.Item>
            ))}
          </List>
        </div>
      </Stack>
    </Paper>
  );
}
