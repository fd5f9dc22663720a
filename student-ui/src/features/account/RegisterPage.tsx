import { Page } from '../../components/Page';

export default function RegisterPage() {
  return <Page title="RegisterPage">{null}</Page>;
}
