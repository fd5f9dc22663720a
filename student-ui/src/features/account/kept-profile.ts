import type { ProfileValues } from './profile-form';

const PREFIX = 'profile:';

const placeOf = (userId: number) => PREFIX + userId;

/** Keeps what is typed into the profile and not saved, for this user and as long as the tab is open. */
export function keepProfile(storage: Storage, userId: number, typed: ProfileValues): void {
  try {
    storage.setItem(placeOf(userId), JSON.stringify(typed));
  } catch {
    // Full, or forbidden by the browser: the warning before leaving is still there.
  }
}

export function forgetProfile(storage: Storage, userId: number): void {
  storage.removeItem(placeOf(userId));
}

/** What was kept, or `null` where nothing is, or nothing that can be read; what others have left here goes. */
export function readProfile(storage: Storage, userId: number): ProfileValues | null {
  const own = placeOf(userId);
  for (const place of Object.keys(storage)) {
    if (place.startsWith(PREFIX) && place !== own) storage.removeItem(place);
  }
  return readTexts(storage.getItem(own));
}

function readTexts(text: string | null): ProfileValues | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    const isKept =
      typeof kept === 'object' && kept !== null && Object.values(kept).every((value) => typeof value === 'string');
    return isKept ? (kept as ProfileValues) : null;
  } catch {
    return null;
  }
}
