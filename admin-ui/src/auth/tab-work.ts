const WORK = 'work:';
const OWNER = 'tab-owner';

/**
 * What an officer has typed or ticked and not sent yet, kept for this tab of the browser. Whatever is kept so goes when another
 * officer signs in here: no key is chosen elsewhere.
 */
export function keepWork(name: string, work: unknown): void {
  sessionStorage.setItem(WORK + name, JSON.stringify(work));
}

/** `null` where nothing is kept, or nothing that can be read. */
export function readWork(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(WORK + name) ?? 'null');
  } catch {
    return null;
  }
}

export function forgetWork(name: string): void {
  sessionStorage.removeItem(WORK + name);
}

/** This tab is that officer's from now on. */
export function ownTab(userId: number): void {
  const owner = sessionStorage.getItem(OWNER);
  if (owner !== null && owner !== String(userId)) {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(WORK)) sessionStorage.removeItem(key);
  }
  sessionStorage.setItem(OWNER, String(userId));
}
