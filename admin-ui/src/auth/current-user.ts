import { SESSION_MS } from '@myverify/domain/account/login-rules';
import { answerOf, api, portal } from '../api/api';
import { ownTab } from './tab-work';

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

/**
 * Until when a session may be there; the student site keeps the same note. The session itself is an HttpOnly cookie that no
 * script can read, and asking without one would begin each first visit with a refused call.
 */
const SESSION_NOTE = 'session-until';

let user: Promise<CurrentUser> | null = null;

export function maySession(): boolean {
  return Number(localStorage.getItem(SESSION_NOTE) ?? 0) > Date.now();
}

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
  localStorage.setItem(SESSION_NOTE, String(Date.now() + SESSION_MS));
  await ownWork(known);
  user = Promise.resolve(known);
}

/** The next question goes to the server: a profile or the permissions of a role may have changed. */
export function refreshUser(): void {
  user = null;
}

export function forgetUser(): void {
  localStorage.removeItem(SESSION_NOTE);
  user = null;
}

interface OtherWindows {
  /** Someone has signed in, perhaps as someone else. */
  readonly onSignIn: () => void;
  readonly onSignOut?: () => void;
}

/**
 * Follows what becomes of the session in other windows, the student site's too. A page that the browser had put away whole hears
 * nothing of it; brought back by its Back button, it looks by itself. @returns what ends the following.
 */
export function followOtherWindows({ onSignIn, onSignOut }: OtherWindows): () => void {
  const look = () => {
    refreshUser();
    if (maySession()) onSignIn();
    else onSignOut?.();
  };
  const hear = ({ key }: StorageEvent) => {
    if (key === SESSION_NOTE || key === null) look();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', comeBack);
  };
}
