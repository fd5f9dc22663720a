import type { Change } from './correctable';

/** By address: how often a photo could not be loaded since it was last seen; 0 for one that stands. */
export type PhotoLooks = ReadonlyMap<string, number>;

/** Loaded once more in vain, one will not come any more, such as one whose file is damaged. */
const TRIES = 2;

export function withLook(looks: PhotoLooks, url: string, isSeen: boolean): PhotoLooks {
  return new Map([...looks, [url, isSeen ? 0 : (looks.get(url) ?? 0) + 1]]);
}

/** Whether a photo was tried often enough to go on without it. */
export const isGivenUp = (looks: PhotoLooks, url: string) => (looks.get(url) ?? 0) >= TRIES;

/**
 * Whether nothing of the photos is left to be looked at: nobody says that they compared what they could not see. The
 * one so far may be what has to be replaced since nobody can see it; the other one has to stand.
 */
export function arePhotosSeen(changes: readonly Change[], looks: PhotoLooks): boolean {
  return changes
    .filter(({ field }) => field === 'avatar')
    .every(
      ({ before, after }) =>
        (before === '' || looks.get(before) === 0 || isGivenUp(looks, before)) &&
        (after === '' || looks.get(after) === 0),
    );
}
