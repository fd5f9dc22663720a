import { Page } from '../../components/Page';

export default function PdfPage() {
  return <Page title="PdfPage">{null}</Page>;
}
