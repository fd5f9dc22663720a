import { Page } from '../../components/Page';

export default function CertificateListPage() {
  return <Page title="CertificateListPage">{null}</Page>;
}
