import type { LegalLoaders } from '../../components/legal/legal-document';
import { LegalPage } from './LegalPage';

const LOADERS: LegalLoaders = {
  english: () => import('./texts/privacy.english'),
  malay: () => import('./texts/privacy.malay'),
};

export default function PrivacyPage() {
  return <LegalPage name="privacy" loaders={LOADERS} />;
}
