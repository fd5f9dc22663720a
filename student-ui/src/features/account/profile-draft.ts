import { draftKey } from '@myverify/api-client/draft-places';
import type { Drafts } from '@myverify/api-client/drafts';

const keyOf = (userId: number) => draftKey(userId, 'profile');

/** Keeps what is typed into the profile and not saved, for this user. */
export function saveProfileDraft(drafts: Drafts, userId: number, typed: Record<string, string>): void {
  drafts.keep(keyOf(userId), typed);
}

export function forgetProfileDraft(drafts: Drafts, userId: number): void {
  drafts.forget(keyOf(userId));
}

/** What was kept, or `null` where nothing is, or nothing that can be read. */
export function readProfileDraft(drafts: Drafts, userId: number): Record<string, string> | null {
  const kept = drafts.read(keyOf(userId));
  const isKept =
    typeof kept === 'object' && kept !== null && Object.values(kept).every((value) => typeof value === 'string');
  return isKept ? (kept as Record<string, string>) : null;
}
