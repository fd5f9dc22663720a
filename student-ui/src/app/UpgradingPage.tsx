import { Page } from '../components/Page';
import { defineTexts } from '../i18n/define-texts';

const useTexts = defineTexts('upgrading', {
  en: {
    title: 'We are upgrading the service',
    text: 'It will be back shortly. Applications and files that were sent in are safe; please try again in a few minutes.',
  },
  cn: { title: '系统升级中', text: '服务即将恢复。已提交的申请和文件均已妥善保存，请几分钟后再试。' },
});

export default function UpgradingPage() {
  const t = useTexts();
  return (
    <Page title={t('title')} lead={t('text')} size="sm">
      {null}
    </Page>
  );
}
