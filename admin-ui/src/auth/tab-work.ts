import { draftKey, endDrafts } from '@myverify/api-client/draft-places';
import { type Drafts, draftsOf } from '@myverify/api-client/drafts';

/** Where the work of an officer is kept: with the browser, also once it is closed, or with the tab alone. */
export type KeptBy = 'browser' | 'tab';

interface Own {
  readonly userId: number;
  readonly browser: Drafts;
  readonly tab: Drafts;
}

let own: Own | null = null;

/**
 * What an officer has typed or ticked and not sent yet, encrypted for them. Whatever is kept so goes when another
 * officer signs in here: no key is chosen elsewhere.
 */
export function keepWork(by: KeptBy, name: string, work: unknown): void {
  if (own) own[by].keep(draftKey(own.userId, name), work);
}

/** `null` where nothing is kept, or nothing that can be read. */
export function readWork(by: KeptBy, name: string): unknown {
  return own ? own[by].read(draftKey(own.userId, name)) : null;
}

export function forgetWork(by: KeptBy, name: string): void {
  if (own) own[by].forget(draftKey(own.userId, name));
}

/** This tab is that officer's from now on. @param key what their work is kept under; without one nothing is. */
export function ownTab(userId: number, key: string | null): void {
  own = {
    userId,
    browser: draftsOf(localStorage, { userId, key }),
    tab: draftsOf(sessionStorage, { userId, key }),
  };
}

/** The officer has signed out: nothing is left. */
export function endWork(): void {
  endDrafts(localStorage, sessionStorage);
  own = null;
}
