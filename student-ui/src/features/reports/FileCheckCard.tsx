import { Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { FailedPart } from '../../components/FailedState';
import { lazyPart } from '../../lib/lazy-part';
import { FileDrop } from './FileDrop';
import { useFileTexts } from './file.texts';

export const loadFileCheck = () => import('./FileCheckSteps');
const FileCheckSteps = lazyPart(loadFileCheck, FailedPart, <Skeleton height={120} radius="md" />);

/** The check of a report by its file. */
export function FileCheckCard() {
  const t = useFileTexts();
  const [file, setFile] = useState<File | null>(null);
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="check-file">
      <Stack gap="md">
        <Title order={2} fz={20} id="check-file">
          {t('title')}
        </Title>
        {file ? (
          <FileCheckSteps file={file} onEnd={() => setFile(null)} />
        ) : (
          <>
            <Text>{t('lead')}</Text>
            <FileDrop onFile={setFile} />
            <Text size="sm" c="dimmed">
              {t('privacy')}
            </Text>
          </>
        )}
      </Stack>
    </Paper>
  );
}
