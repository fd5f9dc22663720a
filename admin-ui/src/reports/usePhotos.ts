import { useCallback, useState } from 'react';
import { type Change, photosIn } from './correctable';

/** Which of the photos of a correction have come: nobody says that they compared what they could not see. */
export function usePhotos(changes: readonly Change[]) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const onSeen = useCallback((url: string, isSeen: boolean) => {
    setSeen((known) => {
      const others = known.filter((one) => one !== url);
      return isSeen ? [...others, url] : others;
    });
  }, []);
  return { areSeen: photosIn(changes).every((url) => seen.includes(url)), onSeen };
}
