import { Alert, Button, Checkbox, Group, Modal, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { KEY_NAME, KEY_PERMISSIONS } from '@myverify/domain/integrator/api-key';
import { KEY_MODES } from '@myverify/domain/integrator/key-text';
import { saidOfFields } from '@myverify/domain/messages/refusal-text';
import { timeOf } from '@myverify/domain/shared/calendar';
import { type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useCommonTexts } from '../../i18n/common.texts';
import { useCommand } from '../../lib/command';
import { useErrorText, useSaidText } from '../../lib/messages';
import { useIntegratorTexts } from './integrator.texts';
import { wishLike } from './key-wish';
import { type Key, type KeyWish, keysQuery, makeKey } from './queries';
import { ShownOnce } from './ShownOnce';
import { permissionOf } from './text-keys';

interface Props {
  /** The one that it is to take the place of. */
  readonly like: Key | undefined;
  /** What is typed; it is there again where the dialog was closed by chance. */
  readonly wish: KeyWish;
  readonly onType: (wish: KeyWish) => void;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Makes a key, and shows it this once. */
export function MakeKey({ like, wish, onType, onMade, onClose }: Props) {
  const t = useIntegratorTexts();
  const common = useCommonTexts();
  const queries = useQueryClient();
  const [made, setMade] = useState<string | null>(null);
  const anew = () => void queries.invalidateQueries(keysQuery);
  const creation = useCommand({
    run: (body: KeyWish, key) => makeKey(body, key),
    isShownOnce: true,
    onSuccess: ({ key }) => {
      setMade(key);
      onMade();
      anew();
    },
    // What was made under a lost answer is to be seen, and revoked.
    onError: anew,
  });
  return (
    <Modal
      opened
      // What is on its way is shown once, and here alone.
      onClose={() => !creation.isPending && onClose()}
      title={t(made !== null ? 'key.made' : like ? 'key.replaceTitle' : 'key.make')}
      size="lg"
      closeButtonProps={{ 'aria-label': common('close') }}
      closeOnClickOutside={false}
      // What is shown once is not to go by chance.
      closeOnEscape={made === null}
      withCloseButton={made === null}
    >
      {made === null ? (
        <KeyForm like={like} wish={wish} onType={onType} creation={creation} />
      ) : (
        <ShownOnce
          label={t('key.key')}
          text={made}
          {...(like ? { note: t('key.thenRevoke', { name: like.name }) } : {})}
          onKept={onClose}
        />
      )}
    </Modal>
  );
}

interface FormProps extends Pick<Props, 'like' | 'wish' | 'onType'> {
  readonly creation: Pick<UseMutationResult<unknown, Error, KeyWish>, 'error' | 'isPending' | 'mutate'>;
}

function KeyForm({ like, wish, onType, creation }: FormProps) {
  const t = useIntegratorTexts();
  const errorText = useErrorText();
  const saidText = useSaidText();
  const [first] = useState<KeyWish>(() => wishLike(like));
  const [attempted, setAttempted] = useState(false);
  const refused = creation.error instanceof ApiError ? saidOfFields(creation.error) : {};
  const told = (field: string) => (refused[field] ? saidText(refused[field]) : undefined);
  const nameMissing = attempted && wish.name.trim() === '';
  const nothingOpened = attempted && wish.permissions.length === 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (wish.name.trim() === '' || wish.permissions.length === 0 || creation.isPending) return;
    creation.mutate({ ...wish, networks: wish.networks?.filter((one) => one !== '') ?? [] });
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        {creation.error && Object.keys(refused).length === 0 && (
          <Alert color="red" role="alert">
            {errorText(creation.error)}
          </Alert>
        )}
        <TextInput
          label={t('key.name')}
          description={t('key.nameHint')}
          required
          maxLength={KEY_NAME.most}
          value={wish.name}
          error={nameMissing ? t('fill') : told('name')}
          onChange={({ currentTarget }) => onType({ ...wish, name: currentTarget.value })}
          data-autofocus
        />
        {!like && (
          <Radio.Group
            label={t('key.mode')}
            value={wish.mode ?? 'live'}
            onChange={(mode) => onType({ ...wish, mode: mode === 'test' ? 'test' : 'live' })}
          >
            <Stack gap={6} mt={6}>
              {KEY_MODES.map((mode) => (
                <Radio key={mode} value={mode} label={t(`mode.${mode}`)} description={t(`modeHint.${mode}`)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <Checkbox.Group
          label={t('key.permissions')}
          required
          value={[...wish.permissions]}
          error={nothingOpened ? t('fill') : told('permissions')}
          onChange={(chosen) => onType({ ...wish, permissions: KEY_PERMISSIONS.filter((one) => chosen.includes(one)) })}
        >
          <Stack gap={6} mt={6}>
            {KEY_PERMISSIONS.map((one) => (
              <Checkbox key={one} value={one} label={t(`key.opens.${permissionOf(one)}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Textarea
          label={t('key.networks')}
          description={t('key.networksHint')}
          autosize
          minRows={2}
          value={wish.networks?.join('\n') ?? ''}
          error={told('networks')}
          onChange={({ currentTarget }) => onType({ ...wish, networks: currentTarget.value.split(/[\s,;]+/u) })}
        />
        {first.endsAt && (
          <Checkbox
            label={t('key.endsToo', { end: timeOf(first.endsAt) })}
            checked={Boolean(wish.endsAt)}
            error={wish.endsAt ? told('endsAt') : undefined}
            onChange={({ currentTarget }) =>
              onType({ ...wish, endsAt: currentTarget.checked ? first.endsAt : undefined })
            }
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={creation.isPending}>
            {t('key.make')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
