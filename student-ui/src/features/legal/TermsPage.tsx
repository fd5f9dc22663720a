import type { LegalLoaders } from '../../components/legal/legal-document';
import { LegalPage } from './LegalPage';

const LOADERS: LegalLoaders = {
  english: () => import('./texts/terms.english'),
  malay: () => import('./texts/terms.malay'),
};

export default function TermsPage() {
  return <LegalPage name="terms" loaders={LOADERS} />;
}
