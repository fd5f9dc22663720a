import { useEffect, useSyncExternalStore } from 'react';
import { HOME, SCREENS, screenAt } from './screens';

export interface Tab {
  /** The pattern of its screen. */
  readonly path: string;
  /** Where in the screen the user was. */
  readonly to: string;
}

const KEPT = 'tabs';
const HOME_TAB: Tab = { path: HOME.path, to: HOME.path };

let tabs = read();
const listeners = new Set<() => void>();

/** The home tab is always the first. */
function read(): readonly Tab[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
    const known = Array.isArray(kept) ? kept.filter(isTab) : [];
    return [HOME_TAB, ...known];
  } catch {
    return [HOME_TAB];
  }
}

function isTab(value: unknown): value is Tab {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('to' in value)) return false;
  return typeof value.to === 'string' && value.path !== HOME.path && SCREENS.some(({ path }) => path === value.path);
}

function write(next: readonly Tab[]): void {
  tabs = next;
  sessionStorage.setItem(KEPT, JSON.stringify(next.slice(1)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The open tabs; the screen at this place gets one if it has none. */
export function useTabs({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const open = useSyncExternalStore(subscribe, () => tabs);
  const screen = screenAt(pathname);
  useEffect(() => {
    if (screen) visit({ path: screen.path, to: pathname + search });
  }, [screen, pathname, search]);
  return { tabs: open, current: screen?.path ?? null };
}

function visit(tab: Tab): void {
  const known = tabs.find(({ path }) => path === tab.path);
  if (known?.to === tab.to || tab.path === HOME.path) return;
  write(known ? tabs.map((one) => (one === known ? tab : one)) : [...tabs, tab]);
}

/** Closes one. @returns the tab that stands in its place. */
export function closeTab(path: string): Tab {
  const position = tabs.findIndex((tab) => tab.path === path);
  const left = tabs.filter((tab) => tab.path !== path || tab.path === HOME.path);
  write(left);
  return left[Math.min(position, left.length - 1)] ?? HOME_TAB;
}

export function closeOtherTabs(path: string | null): void {
  write(tabs.filter((tab) => tab.path === HOME.path || tab.path === path));
}

export function closeAllTabs(): void {
  write([HOME_TAB]);
}
