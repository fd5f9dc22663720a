import { isPreferenceName } from '@myverify/domain/preferences/preferences';
import { localStorageStore, type Store } from 'react-admin';

const store = localStorageStore('1', 'MyVerify');

/** What belongs to the person in front of the screen and outlasts a session; filters and ticked rows do not. */
const LASTING = ['locale', 'theme', 'sidebar.open', 'review.keys', 'review.language'];

/** Names of what was changed here and is not on the server yet: it outlasts a reload, and a line that is down. */
const UNSENT = 'unsent';

export const unsent = (): readonly string[] => store.getItem<string[]>(UNSENT, []) ?? [];
export const setUnsent = (names: readonly string[]) => store.setItem(UNSENT, [...new Set(names)]);

let onChange = (): void => undefined;

/** @param listener called after each change of what follows the person. */
export function whenChanged(listener: () => void): void {
  onChange = listener;
}

function changed(name: string): void {
  if (!isPreferenceName(name)) return;
  setUnsent([...unsent(), name]);
  onChange();
}

const MENU = 'sidebar.open';
/** On a phone the menu is a drawer over the page: it begins closed, and what is open there says nothing of a desk. */
const DRAWER = 'sidebar.drawer';
/** As react-admin decides it: the breakpoint `sm` of the theme. */
const PHONE = '(max-width:599.95px)';

const nameHere = (name: string) => (name === MENU && window.matchMedia(PHONE).matches ? DRAWER : name);

/**
 * What is ticked in one tab is not ticked in another, which may show the list under other filters; what was ticked last
 * is there for a list that is opened anew.
 */
const isOfTab = (name: string) => name.endsWith('.selectedIds');
let isSetHere = false;

function setHere(name: string, value: unknown): void {
  isSetHere = true;
  try {
    store.setItem(name, value);
  } finally {
    isSetHere = false;
  }
}

/** The copy of this device, at once there; `preferences-sync.ts` keeps it and the server's alike. */
export const preferences: Store = {
  ...store,
  setup() {
    store.setup();
    store.removeItem(DRAWER);
  },
  getItem: (name, otherwise) => store.getItem(nameHere(name), otherwise),
  subscribe: (name, callback) =>
    store.subscribe(nameHere(name), isOfTab(name) ? (value) => isSetHere && callback(value) : callback),
  setItem(asked, value) {
    const name = nameHere(asked);
    const isSame = JSON.stringify(store.getItem(name)) === JSON.stringify(value);
    setHere(name, value);
    if (!isSame) changed(name);
  },
  removeItem(asked) {
    const name = nameHere(asked);
    store.removeItem(name);
    changed(name);
  },
  /** At the end of a session: what the next person has comes from the server. */
  reset() {
    const kept = LASTING.map((name) => [name, store.getItem(name)] as const);
    store.reset();
    for (const [name, value] of kept) if (value !== undefined) store.setItem(name, value);
  },
};

/** What the server says, which is not sent back. */
export function take(values: Readonly<Record<string, unknown>>): void {
  const own = unsent();
  for (const [name, value] of Object.entries(values)) {
    const isSame = JSON.stringify(store.getItem(name)) === JSON.stringify(value);
    if (!isSame && isPreferenceName(name) && !own.includes(name)) store.setItem(name, value);
  }
}
