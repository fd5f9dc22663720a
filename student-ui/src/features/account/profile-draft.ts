import { draftKey, forgetDraft, forgetDraftsOfOthers, keepDraft, readDraft } from '@myverify/api-client/drafts';
import type { ProfileValues } from './profile-form';

const keyOf = (userId: number) => draftKey(userId, 'profile');

/** Keeps what is typed into the profile and not saved, for this user and as long as the tab is open. */
export function saveProfileDraft(storage: Storage, userId: number, typed: ProfileValues): void {
  keepDraft(storage, keyOf(userId), typed);
}

export function forgetProfileDraft(storage: Storage, userId: number): void {
  forgetDraft(storage, keyOf(userId));
}

/** What was kept, or `null` where nothing is, or nothing that can be read; what others have left here goes. */
export function readProfileDraft(storage: Storage, userId: number): ProfileValues | null {
  forgetDraftsOfOthers(storage, userId);
  const kept = readDraft(storage, keyOf(userId));
  const isKept =
    typeof kept === 'object' && kept !== null && Object.values(kept).every((value) => typeof value === 'string');
  return isKept ? (kept as ProfileValues) : null;
}
