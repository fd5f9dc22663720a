import { noteAction } from '@myverify/api-client/idle';
import { followSession, forgetSession, noteSession } from '@myverify/api-client/session-note';
import { SESSION_MS } from '@myverify/domain/account/login-rules';
import { answerOf, api, portal } from '../api/api';
import { ownTab } from './tab-work';

export { maySession } from '@myverify/api-client/session-note';

const fetchUser = () => portal(api.GET('/api/user/info'));

export type CurrentUser = Awaited<ReturnType<typeof fetchUser>>;

/** What the user has typed and not sent can be read from now on, where the service gives the key. */
async function ownWork({ id, second_factor }: CurrentUser): Promise<void> {
  // Before a factor is set up nothing else opens.
  const asked = second_factor === 'to_set_up' ? null : answerOf(api.GET('/api/v1/me/draft-key'));
  ownTab(id, (await asked?.catch(() => null))?.key ?? null);
}

async function userWithWork(): Promise<CurrentUser> {
  const user = await fetchUser();
  await ownWork(user);
  return user;
}

let user: Promise<CurrentUser> | null = null;

/** Who is signed in, asked once. @throws ApiError */
export function currentUser(): Promise<CurrentUser> {
  if (user) return user;
  const asked = userWithWork();
  user = asked;
  // A failure is no answer to keep.
  asked.catch(() => {
    if (user === asked) user = null;
  });
  return asked;
}

export async function rememberUser(known: CurrentUser): Promise<void> {
  // Signing in is an action: what was idle is the session before.
  noteAction();
  noteSession(SESSION_MS);
  await ownWork(known);
  user = Promise.resolve(known);
}

/** The next question goes to the server: a profile or the permissions of a role may have changed. */
export function refreshUser(): void {
  user = null;
}

export function forgetUser(): void {
  forgetSession();
  user = null;
}

interface OtherWindows {
  /** Someone has signed in, perhaps as someone else. */
  readonly onSignIn: () => void;
  readonly onSignOut?: () => void;
}

/** Follows what becomes of the session in other windows, the student site's too. @returns what ends the following. */
export function followOtherWindows({ onSignIn, onSignOut }: OtherWindows): () => void {
  const after = (tell?: () => void) => () => {
    refreshUser();
    tell?.();
  };
  return followSession({ begun: after(onSignIn), ended: after(onSignOut) });
}
