import { useCallback, useState } from 'react';
import type { Change } from './correctable';
import { arePhotosSeen, isGivenUp, type PhotoLooks, withLook } from './photo-looks';

const NONE: PhotoLooks = new Map();

/** Which of the photos of a correction have come. */
export function usePhotos(changes: readonly Change[]) {
  const [looks, setLooks] = useState(NONE);
  const onSeen = useCallback((url: string, isSeen: boolean) => setLooks((known) => withLook(known, url, isSeen)), []);
  return {
    areSeen: arePhotosSeen(changes, looks),
    /** What a list of the changes has to know and to tell of them. */
    look: { onSeen, isGivenUp: (url: string) => isGivenUp(looks, url) },
  };
}
