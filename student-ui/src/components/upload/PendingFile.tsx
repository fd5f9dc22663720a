import { Button, Group, Progress } from '@mantine/core';
import { FileCard } from './FileCard';
import { useUploadTexts } from './upload.texts';
import type { Upload, UploadQueue } from './upload-queue';
import { useUploadText } from './upload-text';
import { useLocalAddress } from './use-local-address';

interface Props {
  readonly upload: Upload;
  readonly queue: UploadQueue;
  /** Called when the file was taken off the list: the focus must go somewhere. */
  readonly onRemoved: () => void;
}

/** A file that has not arrived: its progress, or what went wrong and what to do. */
export function PendingFile({ upload, queue, onRemoved }: Props) {
  const t = useUploadTexts();
  const text = useUploadText();
  const picture = useLocalAddress(upload.file);
  const { id, file, state, percent } = upload;
  const problem = state === 'failed' || state === 'refused';
  const remove = () => {
    queue.remove(id);
    onRemoved();
  };
  return (
    <FileCard
      picture={picture}
      isPdf={file.type === 'application/pdf'}
      name={file.name}
      problem={problem}
      detail={<span role={problem ? 'alert' : undefined}>{text(upload)}</span>}
      actions={
        <Group gap={4} justify="flex-end">
          {state === 'failed' && (
            <Button
              size="compact-sm"
              variant="outline"
              color="red"
              aria-label={t('retryFile', { name: file.name })}
              onClick={() => queue.retry(id)}
            >
              {t('retry')}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="subtle"
            color={problem ? 'red' : 'gray'}
            c={problem ? 'var(--bad)' : 'dimmed'}
            aria-label={t(problem ? 'removeFile' : 'cancelFile', { name: file.name })}
            onClick={remove}
          >
            {t(problem ? 'remove' : 'cancel')}
          </Button>
        </Group>
      }
    >
      {!problem && <Progress value={percent} size="sm" aria-label={file.name} />}
    </FileCard>
  );
}
