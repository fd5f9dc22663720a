import { Page } from '../../components/Page';

export default function HomePage() {
  return <Page title="HomePage">{null}</Page>;
}
