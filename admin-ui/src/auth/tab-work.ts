import { draftKey, forgetDraft, forgetDraftsOfOthers, keepDraft, readDraft } from '@myverify/api-client/drafts';

const OWNER = 'tab-owner';

const keyOf = (name: string) => draftKey(sessionStorage.getItem(OWNER) ?? '', name);

/**
 * What an officer has typed or ticked and not sent yet, kept for this tab of the browser. Whatever is kept so goes when another
 * officer signs in here: no key is chosen elsewhere.
 */
export function keepWork(name: string, work: unknown): void {
  keepDraft(sessionStorage, keyOf(name), work);
}

/** `null` where nothing is kept, or nothing that can be read. */
export function readWork(name: string): unknown {
  return readDraft(sessionStorage, keyOf(name));
}

export function forgetWork(name: string): void {
  forgetDraft(sessionStorage, keyOf(name));
}

/** This tab is that officer's from now on. */
export function ownTab(userId: number): void {
  sessionStorage.setItem(OWNER, String(userId));
  forgetDraftsOfOthers(sessionStorage, userId);
}
