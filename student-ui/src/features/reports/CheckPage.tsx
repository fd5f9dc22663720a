import { Page } from '../../components/Page';

export default function CheckPage() {
  return <Page title="CheckPage">{null}</Page>;
}
