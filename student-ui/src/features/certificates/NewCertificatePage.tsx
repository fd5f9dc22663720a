import { Page } from '../../components/Page';

export default function NewCertificatePage() {
  return <Page title="NewCertificatePage">{null}</Page>;
}
