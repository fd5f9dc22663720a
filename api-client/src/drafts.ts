import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToUtf8, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js';
import { DRAFT_KEPT_MS, haveDraftsEnded, keptAt, removeDraftsOfOthers, removeOldDrafts } from './draft-places.js';

/**
 * What is typed and not sent, as a storage keeps it: encrypted. By a library and at once, not by the browser's own
 * `crypto.subtle`: that answers later, when a tab that is closed is gone, and is there on https and localhost only.
 */
export interface Drafts {
  readonly keep: (place: string, draft: unknown) => void;
  /** `null` where nothing is kept, or nothing that can be read. */
  readonly read: (place: string) => unknown;
  readonly forget: (place: string) => void;
}

interface Owner {
  readonly userId: number;
  /** As `me/draft-key` answers it; `null` where it did not: then nothing is kept and nothing found. */
  readonly key: string | null;
}

/** Cleared of what others have left here, and of what is too old. */
export function draftsOf(storage: Storage, { userId, key }: Owner): Drafts {
  const since = Date.now();
  const bytes = key === null ? null : fromBase64(key);
  removeDraftsOfOthers(storage, userId);
  removeOldDrafts(storage);
  // The place and the time are bound to it, so that neither can be changed.
  const cipher = (bytes: Uint8Array, place: string, at: number) =>
    managedNonce(xchacha20poly1305)(bytes, utf8ToBytes(`${place} ${at}`));
  return {
    keep(place, draft) {
      if (!bytes || haveDraftsEnded(since)) return;
      try {
        const at = Date.now();
        const sealed = cipher(bytes, place, at).encrypt(utf8ToBytes(JSON.stringify(draft)));
        storage.setItem(place, `${at}.${toBase64(sealed)}`);
      } catch {
        // Full, or forbidden by the browser: the warning before leaving is still there.
      }
    },
    read(place) {
      const text = storage.getItem(place);
      if (!bytes || text === null) return null;
      const at = keptAt(text);
      try {
        if (Date.now() - at >= DRAFT_KEPT_MS) throw new Error('too old');
        const sealed = fromBase64(text.slice(text.indexOf('.') + 1));
        return JSON.parse(bytesToUtf8(cipher(bytes, place, at).decrypt(sealed)));
      } catch {
        // Under another key since the last sign-out: nobody will read it any more.
        storage.removeItem(place);
        return null;
      }
    },
    // Who cannot read what is there cannot know that it is not wanted.
    forget: (place) => bytes && storage.removeItem(place),
  };
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Also of base64url. */
function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}
