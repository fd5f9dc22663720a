import { api, portal } from '../api/api';
import { ownTab } from './tab-work';

const fetchUser = () => portal(api.GET('/api/user/info'));

export type CurrentUser = Awaited<ReturnType<typeof fetchUser>>;

export const STUDENT_ROLE = 1;

/**
 * Until when a session may be there; the student site keeps the same note. The session itself is an HttpOnly cookie that no
 * script can read, and asking without one would begin each first visit with a refused call.
 */
const SESSION_NOTE = 'session-until';
const SESSION_MS = 2 * 24 * 3_600_000;

let user: Promise<CurrentUser> | null = null;

export function maySession(): boolean {
  return Number(localStorage.getItem(SESSION_NOTE) ?? 0) > Date.now();
}

/** Who is signed in, asked once. @throws ApiError */
export function currentUser(): Promise<CurrentUser> {
  if (user) return user;
  const asked = fetchUser();
  user = asked;
  // A failure is no answer to keep.
  asked.then(
    ({ id }) => ownTab(id),
    () => {
      if (user === asked) user = null;
    },
  );
  return asked;
}

export function rememberUser(known: CurrentUser): void {
  localStorage.setItem(SESSION_NOTE, String(Date.now() + SESSION_MS));
  ownTab(known.id);
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

/** Is told when someone has signed in in another window, perhaps as someone else. @returns what ends the listening. */
export function onOtherSignIn(listener: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== SESSION_NOTE || newValue === null) return;
    refreshUser();
    listener();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
