import { Page } from '../../components/Page';

export default function NewsDetailPage() {
  return <Page title="NewsDetailPage">{null}</Page>;
}
