import { Page } from '../../components/Page';

export default function ResetPasswordPage() {
  return <Page title="ResetPasswordPage">{null}</Page>;
}
