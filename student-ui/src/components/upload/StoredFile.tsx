import { Anchor, Button, Group, Text } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { paths } from '../../config/paths';
import { currentLanguage } from '../../i18n/i18n';
import { LANGUAGE_TAGS } from '../../i18n/languages';
import { useSession } from '../../lib/session';
import { Tick } from '../Tick';
import { CropButton } from './CropButton';
import { FileCard } from './FileCard';
import { fileDetailsQuery } from './file-details';
import { useUploadTexts } from './upload.texts';
import { isCuttable, sizeText } from './upload-rules';

interface Props {
  /** `/api/file/ID` */
  readonly url: string;
  /** Its place in the list, for a file whose name is not known. */
  readonly number: number;
  /** Left out where nothing may be changed, as the next. */
  readonly onRemove?: () => void;
  /** How a picture is cut. */
  readonly crop?: Omit<ComponentProps<typeof CropButton>, 'url' | 'name'>;
}

/** A file that is on the server, to be opened or taken out of the form. */
export function StoredFile({ url, number, onRemove, crop }: Props) {
  const t = useUploadTexts();
  const { user } = useSession();
  // Without a session there is no such file for anybody.
  const { data, error } = useQuery({ ...fileDetailsQuery(url), enabled: Boolean(user) });
  const name = data?.name || t('unnamed', { number });
  const isPicture = data?.type.startsWith('image/') ?? false;
  const isPdf = data?.type === 'application/pdf';
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <FileCard
      picture={isPicture ? url : null}
      isPdf={isPdf}
      problem={gone}
      name={
        <Anchor
          href={isPdf ? paths.pdf(url) : url}
          target="_blank"
          rel="noopener"
          c="var(--ink)"
          underline="always"
          aria-label={t('open', { name })}
        >
          {name}
        </Anchor>
      }
      detail={
        gone ? (
          t('gone')
        ) : (
          <>
            {data && sizeText(data.size, LANGUAGE_TAGS[currentLanguage()])}
            {data?.fresh && (
              <Text span c="var(--good)" size="sm">
                {' · '}
                <Tick /> {t('success')}
              </Text>
            )}
            {data?.look && (
              <Text size="sm" c="var(--warning)" data-look={data.look}>
                {t(`look.${data.look}`)}
              </Text>
            )}
          </>
        )
      }
      actions={
        <Group gap={4} justify="flex-end">
          {crop && data && isCuttable(data) && <CropButton url={url} name={name} {...crop} />}
          {onRemove && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              c="dimmed"
              aria-label={t('removeFile', { name })}
              onClick={onRemove}
            >
              {t('remove')}
            </Button>
          )}
        </Group>
      }
    />
  );
}
