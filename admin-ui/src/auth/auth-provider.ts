import { ApiError } from '@myverify/api-client/api-error';
import type { AskedFactor, Proof } from '@myverify/api-client/factors';
import { ROLE } from '@myverify/domain/account/role';
import type { AuthProvider } from 'react-admin';
import { api, portal } from '../api/api';
import { giveBackAll } from './before-sign-out';
import { type CurrentUser, currentUser, forgetUser, maySession, refreshUser, rememberUser } from './current-user';
import { finishAtOrganisation, signOutOfOrganisation } from './organisation';
import { mayDo } from './permissions';
import { forgetLoss, signOut, staySignedIn } from './session-loss';
import { endWork } from './tab-work';

interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** The second half of a sign-in. */
interface Shown {
  readonly proof: Proof;
}

/** Somebody has come back from the organisation. */
interface CameBack {
  readonly organisation: string;
}

/** The password was right; a second factor is asked for. */
export class FactorDue extends Error {
  override readonly name = 'FactorDue';

  constructor(readonly asked: AskedFactor) {
    super('a second factor is asked for');
  }
}

/** What `logout` is told. */
export interface LogoutReason {
  readonly byUser: boolean;
}

export const UPGRADING = '/upgrading';
export const SET_UP_FACTOR = '/second-factor';

/** Whether the service itself could not say who is signed in. */
let isAway = false;
/** Whether the session opens nothing but setting a second factor up. */
let isHalf = false;

/** A student signed in: the session is good, this is not the place for it. */
export class StudentSignedIn extends Error {
  override readonly name = 'StudentSignedIn';
}

function refuseStudent(user: CurrentUser): CurrentUser {
  if (user.role === ROLE.student) throw new StudentSignedIn();
  return user;
}

/** @throws FactorDue */
async function begin({ login, password }: Credentials): Promise<CurrentUser> {
  const name = login.includes('@') ? { email: login } : { username: login };
  return userIn(await portal(api.POST('/api/user/login', { body: { ...name, password } })));
}

/** @throws FactorDue */
async function comeBack({ organisation }: CameBack): Promise<CurrentUser> {
  return userIn(await finishAtOrganisation(organisation));
}

function userIn(answer: Awaited<ReturnType<typeof finishAtOrganisation>>): CurrentUser {
  if ('second_factor' in answer) throw new FactorDue(answer.second_factor);
  return answer.user;
}

async function finish(proof: Proof): Promise<CurrentUser> {
  return (await portal(api.POST('/api/user/login-factor', { body: proof }))).user;
}

function userOf(given: Credentials | Shown | CameBack): Promise<CurrentUser> {
  if ('organisation' in given) return comeBack(given);
  return 'proof' in given ? finish(given.proof) : begin(given);
}

async function staffUser(): Promise<CurrentUser> {
  return refuseStudent(await currentUser());
}

export const authProvider: AuthProvider = {
  async login(given: Credentials | Shown | CameBack) {
    const user = await userOf(given);
    await rememberUser(user);
    refuseStudent(user);
    forgetLoss();
  },

  /** React-admin calls it for everyone who may not be here, too: only who asks to go has the session ended. */
  async logout(reason?: LogoutReason) {
    if (isAway) return UPGRADING;
    if (!reason?.byUser) return isHalf ? SET_UP_FACTOR : undefined;
    await giveBackAll();
    signOut();
    try {
      await portal(api.POST('/api/user/logout'));
    } catch (error) {
      // The session goes on, and whoever leaves the device must know.
      if (!(error instanceof ApiError) || !error.sessionEnded) {
        staySignedIn();
        throw error;
      }
    }
    endWork();
    forgetUser();
    await signOutOfOrganisation();
  },

  async checkAuth() {
    // Nothing to tell: the sign-in page says what it is for.
    if (!maySession()) throw { message: false };
    try {
      const user = await staffUser();
      isAway = false;
      isHalf = user.second_factor === 'to_set_up';
    } catch (error) {
      const isOver = error instanceof ApiError && error.sessionEnded;
      isAway = !(error instanceof StudentSignedIn) && !isOver;
      if (isOver) forgetUser();
      isHalf = false;
      throw { message: false };
    }
    if (isHalf) throw { message: false };
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
