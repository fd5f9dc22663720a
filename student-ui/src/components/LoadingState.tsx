import { Center, Loader, VisuallyHidden } from '@mantine/core';
import { useCommonTexts } from '../i18n/common.texts';

/** Tells of a wait whose result has no known shape; where it has one, a skeleton is better. */
export function LoadingState() {
  const t = useCommonTexts();
  return (
    <Center mih="50vh" role="status">
      <Loader type="dots" />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </Center>
  );
}
