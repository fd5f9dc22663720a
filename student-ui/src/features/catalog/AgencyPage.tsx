import { Page } from '../../components/Page';

export default function AgencyPage() {
  return <Page title="AgencyPage">{null}</Page>;
}
