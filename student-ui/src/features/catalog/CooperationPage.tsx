import { Page } from '../../components/Page';

export default function CooperationPage() {
  return <Page title="CooperationPage">{null}</Page>;
}
