import {
  cameFromOrganisation,
  forgetOrganisation,
  isToAskAgain,
  noteOrganisation,
} from '@myverify/api-client/organisation-notes';
import { tellConfirmed } from '@myverify/api-client/organisation-window';
import { api, portal } from '../api/api';

const NEXT = 'organisation-next';

export const readOrganisation = () => portal(api.GET('/api/user/organisation'));

/**
 * Sends the browser to the organisation.
 * @param next where to go on after coming back.
 * @param wasLost whether a session was lost here: as after an idle end in any window, the organisation has to ask who
 * it is.
 */
export async function goToOrganisation(next: string, wasLost: boolean): Promise<void> {
  sessionStorage.setItem(NEXT, next);
  const ask = wasLost || isToAskAgain();
  const { url } = await portal(api.POST('/api/user/organisation-begin', { body: { purpose: 'login', ask } }));
  location.assign(url);
}

/** Where whoever comes back wanted to go. */
export function placeAfterOrganisation(): string {
  const next = sessionStorage.getItem(NEXT) ?? '/';
  sessionStorage.removeItem(NEXT);
  return next;
}

/**
 * With what the browser came back from there; `null` where it did not. It goes out of the address: it is of no use
 * twice.
 */
export function takeReturn(): string | null {
  const { search, pathname } = location;
  const given = new URLSearchParams(search);
  if (!given.has('state') || !(given.has('code') || given.has('error'))) return null;
  history.replaceState(history.state, '', pathname);
  return search;
}

export async function finishAtOrganisation(query: string) {
  const answer = await portal(api.POST('/api/user/organisation-finish', { body: { query } }));
  noteOrganisation();
  return answer;
}

/** Whether the window in which somebody confirms has come back from there. */
export const hasConfirmed = (query: string) => new URLSearchParams(query).get('state')?.startsWith('confirm.') === true;

export async function goToConfirm(): Promise<void> {
  const { url } = await portal(api.POST('/api/user/organisation-begin', { body: { purpose: 'confirm' } }));
  location.assign(url);
}

export async function finishConfirming(query: string): Promise<void> {
  await portal(api.POST('/api/user/organisation-confirm', { body: { query } }));
  tellConfirmed();
  window.close();
}

export async function signOutOfOrganisation(): Promise<void> {
  if (!cameFromOrganisation()) return;
  forgetOrganisation();
  const { url } = await portal(api.POST('/api/user/organisation-sign-out')).catch(() => ({ url: null }));
  if (url) location.assign(url);
}
