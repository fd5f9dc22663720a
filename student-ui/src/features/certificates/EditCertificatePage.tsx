import { Page } from '../../components/Page';

export default function EditCertificatePage() {
  return <Page title="EditCertificatePage">{null}</Page>;
}
