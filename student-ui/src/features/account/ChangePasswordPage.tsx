import { Page } from '../../components/Page';

export default function ChangePasswordPage() {
  return <Page title="ChangePasswordPage">{null}</Page>;
}
