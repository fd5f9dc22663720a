import { Alert, Button, Group, Text } from '@mantine/core';
import { ApiError } from '@myverify/api-client/api-error';
import { LinkButton } from '../../components/LinkButton';
import { paths } from '../../config/paths';
import { useCommonTexts } from '../../i18n/common.texts';
import { useErrorText } from '../../lib/messages';
import { usePdfTexts } from './pdf.texts';

const TOLD = [
  'link_expired',
  'report_withdrawn',
  'report_superseded',
  'report_not_ready',
  'not_found',
  'forbidden',
  'no_pdf',
] as const;

interface Props {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why a document did not come, and where one goes on from there. */
export function PdfFailed({ error, onRetry }: Props) {
  const common = useCommonTexts();
  const t = usePdfTexts();
  const errorText = useErrorText();
  const told = TOLD.find((reason) => error instanceof ApiError && error.reason === reason);
  const mayWork = !told || told === 'report_not_ready';
  return (
    <Alert
      color={told === 'report_not_ready' ? 'navy' : 'red'}
      title={t(`failed.${told ?? 'other'}`)}
      role="alert"
      styles={{ title: { fontSize: 'var(--mantine-font-size-md)' } }}
    >
      <Text>{told ? t(`failed.${told}Text`) : errorText(error)}</Text>
      <Group mt="md" gap="sm">
        {mayWork && <Button onClick={onRetry}>{common('retry')}</Button>}
        <WaysOn />
      </Group>
    </Alert>
  );
}

export function WaysOn() {
  const t = usePdfTexts();
  return (
    <>
      <LinkButton to={paths.check} variant="default">
        {t('check')}
      </LinkButton>
      <LinkButton to={paths.home} variant="default">
        {t('home')}
      </LinkButton>
    </>
  );
}
