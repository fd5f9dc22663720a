import { Alert, Anchor, Button, FileButton, Group, Progress, Stack, Text, Textarea } from '@mantine/core';
import { saveFile } from '@myverify/api-client/save-file';
import type { KeyMode } from '@myverify/domain/integrator/key-text';
import { BYTES_MAX, ROWS_MAX } from '@myverify/domain/report-check/check-request';
import { dayOf } from '@myverify/domain/shared/calendar';
import { type DragEvent, useState } from 'react';
import { currentLanguage } from '../../i18n/i18n';
import { useErrorText } from '../../lib/messages';
import { CheckTable } from './CheckTable';
import { csvOf } from './check-results';
import { useCheckTexts } from './checks.texts';
import classes from './integrator.module.css';
import { useCheck } from './use-check';
import { ModeSwitch } from './Webhooks';

/** Paste or drop a table, see it fill, download it. */
export function Checks() {
  const t = useCheckTexts();
  const errorText = useErrorText();
  const [mode, setMode] = useState<KeyMode>('live');
  const [csv, setCsv] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const { start, clear, progress } = useCheck();

  const check = async (text: string) => {
    setProblem(null);
    if (text.trim() === '') return setProblem(t('empty'));
    const refusal = await start(text, mode);
    if (refusal) setProblem(t(refusal, { most: ROWS_MAX }));
  };
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    if (file.size > BYTES_MAX) return setProblem(t('tooLarge'));
    const text = await readText(file);
    if (text === null) return setProblem(t('notUtf8'));
    setCsv(text);
    await check(text);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const template = `/api/v1/report-checks/template?language=${currentLanguage()}`;
  return (
    <>
      <Text>
        {t('lead', { most: ROWS_MAX })}{' '}
        <Anchor href={template} underline="always">
          {t('template')}
        </Anchor>
      </Text>
      <ModeSwitch
        mode={mode}
        onChange={(next) => {
          setMode(next);
          clear();
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files can also be chosen by the button in it */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Textarea
          label={t('paste')}
          description={t('pasteHint')}
          autosize
          minRows={5}
          maxRows={12}
          value={csv}
          error={problem}
          spellCheck={false}
          styles={{ input: { fontFamily: 'monospace' } }}
          onChange={({ currentTarget }) => setCsv(currentTarget.value)}
        />
        <Group gap="sm" mt="sm">
          <Button loading={progress?.isRunning ?? false} onClick={() => void check(csv)}>
            {t('check')}
          </Button>
          <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={(file) => void take(file)}>
            {(props) => (
              <Button variant="default" {...props}>
                {t('choose')}
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed" visibleFrom="sm">
            {t('drop')}
          </Text>
        </Group>
      </div>
      {progress && (
        <Stack gap="sm" component="section" aria-label={t('results')}>
          <Text role="status">
            {t(progress.isRunning ? 'running' : 'finished', { done: progress.done, total: progress.total })}
            {progress.request.problems.length > 0 && ` ${t('notDone', { count: progress.request.problems.length })}`}
          </Text>
          {progress.isRunning && (
            <Progress value={(100 * progress.done) / Math.max(1, progress.total)} aria-label={t('results')} />
          )}
          {progress.error !== null && (
            <Alert color="red" role="alert">
              <Group justify="space-between" gap="sm">
                <Text size="sm">{errorText(progress.error)}</Text>
                <Button size="xs" variant="default" onClick={() => void progress.goOn()}>
                  {t('goOn')}
                </Button>
              </Group>
            </Alert>
          )}
          {!progress.isRunning && (
            <div>
              <Button
                variant="default"
                onClick={() =>
                  saveFile(
                    new Blob([csvOf(progress.rows)], { type: 'text/csv;charset=utf-8' }),
                    `report-check-${dayOf(new Date())}.csv`,
                  )
                }
              >
                {t('download')}
              </Button>
            </div>
          )}
          <CheckTable rows={progress.rows} isRunning={progress.isRunning} />
        </Stack>
      )}
    </>
  );
}

/** `null` where it is no UTF-8: names would be taken for others. */
async function readText(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
