import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { LARGEST_CHECKED } from '@myverify/domain/certificate/file-verdict';
import { useEffect, useRef } from 'react';
import { CheckFailed } from './CheckFailed';
import classes from './check.module.css';
import { FileOutcome } from './FileOutcome';
import { FileSteps, NO_FILE_CHECKED } from './FileSteps';
import { useFileOutcomeTexts } from './file-outcome.texts';
import { type FileCheckState, useFileCheck } from './use-file-check';

interface Props {
  readonly file: File;
  /** Back to where a file is chosen. */
  readonly onEnd: () => void;
}

/** The check of a file from its first byte to its verdict. */
export default function FileCheckSteps({ file, onEnd }: Props) {
  const t = useFileOutcomeTexts();
  const { state, send } = useFileCheck(file);
  const box = useRef<HTMLElement>(null);
  // What had the focus is gone with the step before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is a new one to be read
  useEffect(() => box.current?.focus({ preventScroll: true }), [state.at]);
  return (
    <section ref={box} tabIndex={-1} className={classes.box} aria-live="polite" aria-label={file.name}>
      <Stack gap="md">
        <Text className={classes.name}>{t('file', { name: file.name })}</Text>
        <Step file={file} state={state} onSend={send} onCancel={onEnd} />
        {state.at !== 'sending' && state.at !== 'reading' && (
          <div>
            <Button variant="default" className={classes.screen} onClick={onEnd}>
              {t(state.at === 'unknown' || state.at === 'unhashed' ? 'dontSend' : 'another')}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}

interface StepProps {
  readonly file: File;
  readonly state: FileCheckState;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

function Step({ file, state, onSend, onCancel }: StepProps) {
  const t = useFileOutcomeTexts();
  switch (state.at) {
    case 'reading':
      return (
        <>
          <Text>{t('reading', { name: file.name })}</Text>
          <Progress value={100} animated aria-label={t('reading', { name: file.name })} />
        </>
      );
    case 'unreadable':
      return <Told title={t('unreadable')} text={t('unreadableText')} />;
    case 'no-pdf':
      return <Told title={t('noPdf')} text={t('noPdfText')} />;
    case 'unknown':
      return <MaySend file={file} title={t('unknown')} text={t('unknownText')} onSend={onSend} />;
    case 'unhashed':
      return <MaySend file={file} title={t('cannotHash')} text={t('cannotHashText')} onSend={onSend} />;
    case 'sending':
      return <OnItsWay percent={state.percent} onCancel={onCancel} />;
    case 'failed':
      return (
        <CheckFailed error={state.error} isAsking={false} onRetry={state.again}>
          <FileSteps steps={NO_FILE_CHECKED} />
        </CheckFailed>
      );
    case 'checked':
      return <FileOutcome verdict={state.verdict} />;
  }
}

function Told({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <Title order={3} fz="md" mb={6}>
        {title}
      </Title>
      <Text>{text}</Text>
    </div>
  );
}

interface MaySendProps {
  readonly file: File;
  readonly title: string;
  readonly text: string;
  readonly onSend: () => void;
}

function MaySend({ file, title, text, onSend }: MaySendProps) {
  const t = useFileOutcomeTexts();
  const isTooLarge = file.size > LARGEST_CHECKED;
  return (
    <>
      <Told title={title} text={isTooLarge ? t('tooLarge', { megabytes: LARGEST_CHECKED / 1024 ** 2 }) : text} />
      {!isTooLarge && (
        <div>
          <Button onClick={onSend}>{t('send')}</Button>
        </div>
      )}
    </>
  );
}

function OnItsWay({ percent, onCancel }: { readonly percent: number; readonly onCancel: () => void }) {
  const t = useFileOutcomeTexts();
  const text = percent < 100 ? t('sending', { percent }) : t('checking');
  return (
    <>
      {/* Each percent would be read out loud. */}
      <Text aria-live="off">{text}</Text>
      <Progress value={percent} animated={percent === 100} aria-label={text} />
      <Group>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </>
  );
}
