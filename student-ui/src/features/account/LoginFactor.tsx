import { ApiError } from '@myverify/api-client/api-error';
import type { AskedFactor } from '@myverify/api-client/factors';
import { Page } from '../../components/Page';
import type { User } from '../../lib/session';
import { finishLogin } from './factors.queries';
import { useFactorTexts } from './factors.texts';
import { ProofForm } from './ProofForm';

interface Props {
  readonly asked: AskedFactor;
  readonly onSignedIn: (user: User) => void;
  readonly onBack: () => void;
}

/** The second half of a sign-in. */
export default function LoginFactor({ asked, onSignedIn, onBack }: Props) {
  const t = useFactorTexts();
  return (
    <Page title={t('loginTitle')} size="xs">
      <ProofForm
        asked={asked}
        onBack={onBack}
        onProof={async (proof) => {
          try {
            onSignedIn((await finishLogin(proof)).user);
          } catch (error) {
            // It took too long, or was tried too often: from the beginning.
            if (!(error instanceof ApiError && error.sessionEnded)) throw error;
            onBack();
          }
        }}
      />
    </Page>
  );
}
