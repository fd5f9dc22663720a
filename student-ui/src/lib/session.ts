import { forgetSession, maySession, noteSession } from '@myverify/api-client/session-note';
import { SESSION_MS } from '@myverify/domain/account/login-rules';
import { ROLE } from '@myverify/domain/account/role';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, portal } from './api';
import { hideOwnNotices } from './notify';

async function fetchUser() {
  return maySession() ? portal(api.GET('/api/user/info')) : null;
}

export type User = NonNullable<Awaited<ReturnType<typeof fetchUser>>>;

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: fetchUser,
  staleTime: 60_000,
  // A visitor is known for one at once: nothing is drawn twice for them.
  initialData: () => (maySession() ? undefined : null),
});

export interface Session {
  /** `null`: nobody is signed in; `undefined`: not known yet. */
  readonly user: User | null | undefined;
  readonly isStudent: boolean;
  /** Anyone who works in the back office. */
  readonly isStaff: boolean;
  /** One of an integrator's people: they have a page of their own, and no other. */
  readonly isMember: boolean;
}

export function useSession(): Session {
  return sessionOf(useQuery(userQuery));
}

/** Who was known stays known where asking again fails: a service that is away for a moment signs nobody out. */
export function sessionOf({
  data,
  isError,
}: {
  readonly data: User | null | undefined;
  readonly isError: boolean;
}): Session {
  const user = data === undefined && isError ? null : data;
  const isStudent = user?.role === ROLE.student;
  const isMember = user?.role === ROLE.integrator;
  return { user, isStudent, isMember, isStaff: Boolean(user) && !isStudent && !isMember };
}

/** Ways to begin and end a session on this device. */
export function useSessionControl() {
  const queries = useQueryClient();
  /** What was loaded for one user is never shown to the next. */
  const end = () => {
    forgetSession();
    void hideOwnNotices();
    queries.clear();
    queries.setQueryData(userQuery.queryKey, null);
  };
  return {
    begin(user: User) {
      noteSession(SESSION_MS);
      void hideOwnNotices();
      queries.clear();
      queries.setQueryData(userQuery.queryKey, user);
    },
    end,
    /** The same without going to another page: whatever shows the user hears of it before all is forgotten. */
    endHere() {
      queries.setQueryData(userQuery.queryKey, null);
      end();
    },
    /** Who is signed in is asked again; what was loaded for somebody else is loaded anew. */
    async follow() {
      const before = queries.getQueryData(userQuery.queryKey)?.id;
      const now = await queries.fetchQuery({ ...userQuery, staleTime: 0 });
      if (before === now?.id) return;
      void hideOwnNotices();
      if (before !== undefined)
        await queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
    },
    update(user: User) {
      queries.setQueryData(userQuery.queryKey, user);
    },
  };
}
