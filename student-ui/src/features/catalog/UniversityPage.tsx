import { Page } from '../../components/Page';

export default function UniversityPage() {
  return <Page title="UniversityPage">{null}</Page>;
}
