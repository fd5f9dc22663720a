import { answerReauthentication } from '@myverify/api-client/reauthentication';
import { useEffect, useState } from 'react';
import { lazyPart, MissingDialog } from '../records/lazy-part';

const ReauthenticationDialog = lazyPart(() => import('./ReauthenticationDialog'), MissingDialog);

/** Shows the question over whatever is open, which stays as it is. */
export function ReauthenticationHost() {
  const [answer, setAnswer] = useState<((shown: boolean) => void) | null>(null);
  useEffect(() => answerReauthentication(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  if (!answer) return null;
  const close = (shown: boolean) => {
    setAnswer(null);
    answer(shown);
  };
  return <ReauthenticationDialog onClose={close} />;
}
