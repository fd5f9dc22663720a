import { Button } from '@mantine/core';
import { Page } from '../components/Page';
import { useCommonTexts } from '../i18n/common.texts';

/** Shown where a screen broke, or its program could not be fetched: after a new release the old parts are gone. */
export function CrashPage() {
  const t = useCommonTexts();
  return (
    <main>
      <Page title={t('failed.crash')} lead={t('failed.crashText')} size="sm">
        <div>
          <Button onClick={() => location.reload()}>{t('failed.reload')}</Button>
        </div>
      </Page>
    </main>
  );
}
