import { LinkButton } from '../components/LinkButton';
import { Page } from '../components/Page';
import { paths } from '../config/paths';
import { useCommonTexts } from '../i18n/common.texts';

export function NotFoundPage() {
  const t = useCommonTexts();
  return (
    <Page title={t('notFound.title')} lead={t('notFound.text')} size="sm">
      <div>
        <LinkButton to={paths.home}>{t('notFound.home')}</LinkButton>
      </div>
    </Page>
  );
}
