import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useErrorText } from '../../../lib/messages';
import { notify } from '../../../lib/notify';
import { DeleteDialog } from './DeleteDialog';
import { useListTexts } from './list.texts';
import type { CertificateRow } from './queries';
import { useDownload } from './use-download';

interface Props {
  readonly record: CertificateRow;
  /** What the record is called. */
  readonly what: string;
  /** For fingers. */
  readonly isLarge?: boolean;
}

/** What may be done is the service's word; what may not says why when it is tried. */
export function RowActions({ record, what, isLarge = false }: Props) {
  const t = useListTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const download = useDownload(record.id);
  const [asks, { open, close }] = useDisclosure(false);
  const may = (action: CertificateRow['allowed_actions'][number]) => record.allowed_actions.includes(action);
  return (
    <Stack gap="xs">
      <Group gap={6} wrap="nowrap">
        <Action
          label={t('download')}
          what={what}
          isLarge={isLarge}
          refusal={
            record.report?.status === 'withdrawn' ? t('report.noDownload') : may('download') ? null : t('noReport')
          }
          isBusy={download.isPending}
          onClick={download.start}
        />
        <Action
          label={t('edit')}
          what={what}
          isLarge={isLarge}
          refusal={may('save') ? null : t('finalEdit')}
          onClick={() => void navigate(paths.certificate(record.id))}
        />
        <Action
          label={t('remove')}
          what={what}
          isLarge={isLarge}
          refusal={may('remove') ? null : t('finalEdit')}
          onClick={open}
          isDanger
        />
      </Group>
      <div aria-live="polite">
        {download.isWaiting && (
          <Text size="sm" maw="16rem">
            {t('making')}
          </Text>
        )}
        {download.error && (
          <Alert color="red" p="xs" maw="16rem">
            {errorText(download.error)}
          </Alert>
        )}
      </div>
      <DeleteDialog record={record} what={what} opened={asks} onClose={close} />
    </Stack>
  );
}

interface ActionProps {
  readonly label: string;
  readonly what: string;
  readonly isLarge: boolean;
  /** Why it cannot be done; `null` where it can. */
  readonly refusal: string | null;
  readonly isBusy?: boolean;
  readonly isDanger?: boolean;
  readonly onClick: () => void;
}

/** One that cannot be used stays within reach, so that it can say why. */
function Action({ label, what, isLarge, refusal, isBusy = false, isDanger = false, onClick }: ActionProps) {
  const t = useListTexts();
  return (
    <Button
      size={isLarge ? 'sm' : 'compact-sm'}
      variant={isDanger ? 'subtle' : 'default'}
      {...(isDanger && refusal === null ? { color: 'red', c: 'var(--bad)' } : {})}
      aria-label={t('of', { action: label, what })}
      aria-disabled={refusal !== null}
      data-disabled={refusal !== null || undefined}
      loading={isBusy}
      onClick={() => {
        if (refusal === null) onClick();
        else notify({ color: 'red', message: refusal, autoClose: 6_000 });
      }}
    >
      {label}
    </Button>
  );
}
