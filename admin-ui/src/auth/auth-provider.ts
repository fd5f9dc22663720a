import { ApiError } from '@myverify/api-client/api-error';
import { ROLE } from '@myverify/domain/account/role';
import type { AuthProvider } from 'react-admin';
import { api, portal } from '../api/api';
import { giveBackAll } from './before-sign-out';
import { type CurrentUser, currentUser, forgetUser, maySession, refreshUser, rememberUser } from './current-user';
import { mayDo } from './permissions';
import { forgetLoss } from './session-loss';

interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** What `logout` is told. */
export interface LogoutReason {
  readonly byUser: boolean;
}

export const UPGRADING = '/upgrading';

/** Whether the service itself could not say who is signed in. */
let isAway = false;

/** A student signed in: the session is good, this is not the place for it. */
export class StudentSignedIn extends Error {
  override readonly name = 'StudentSignedIn';
}

function refuseStudent(user: CurrentUser): CurrentUser {
  if (user.role === ROLE.student) throw new StudentSignedIn();
  return user;
}

async function staffUser(): Promise<CurrentUser> {
  return refuseStudent(await currentUser());
}

export const authProvider: AuthProvider = {
  async login({ login, password }: Credentials) {
    const name = login.includes('@') ? { email: login } : { username: login };
    const { user } = await portal(api.POST('/api/user/login', { body: { ...name, password } }));
    rememberUser(user);
    refuseStudent(user);
    forgetLoss();
  },

  /** React-admin calls it for everyone who may not be here, too: only who asks to go has the session ended. */
  async logout(reason?: LogoutReason) {
    if (isAway) return UPGRADING;
    if (!reason?.byUser) return;
    await giveBackAll();
    await portal(api.POST('/api/user/logout')).catch(() => null);
    forgetUser();
  },

  async checkAuth() {
    // Nothing to tell: the sign-in page says what it is for.
    if (!maySession()) throw { message: false };
    try {
      await staffUser();
      isAway = false;
    } catch (error) {
      const isOver = error instanceof ApiError && error.sessionEnded;
      isAway = !(error instanceof StudentSignedIn) && !isOver;
      if (isOver) forgetUser();
      throw { message: false };
    }
  },

  async checkError(error: unknown) {
    // The role may have changed. A lost session is told where calls are sent.
    if (error instanceof ApiError && error.status === 403) refreshUser();
  },

  async getIdentity() {
    const user = await staffUser();
    return { ...user, fullName: user.name ?? user.username, avatar: user.avatar ?? undefined };
  },

  async getPermissions() {
    return maySession() ? (await staffUser()).permissions : [];
  },

  async canAccess({ resource, action }: { resource: string; action: string }) {
    return mayDo((await staffUser()).permissions, resource, action);
  },
};
