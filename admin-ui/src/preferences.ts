import { localStorageStore, type Store } from 'react-admin';

const store = localStorageStore('1', 'MyVerify');

/** What belongs to the person in front of the screen and outlasts a session; filters and ticked rows do not. */
const LASTING = ['locale', 'theme', 'sidebar.open', 'review.keys', 'review.language'];

export const preferences: Store = {
  ...store,
  reset() {
    const kept = LASTING.map((name) => [name, store.getItem(name)] as const);
    store.reset();
    for (const [name, value] of kept) if (value !== undefined) store.setItem(name, value);
  },
};
