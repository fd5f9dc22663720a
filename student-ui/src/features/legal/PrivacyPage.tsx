import { Page } from '../../components/Page';

export default function PrivacyPage() {
  return <Page title="PrivacyPage">{null}</Page>;
}
