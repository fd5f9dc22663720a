import { useEffect, useSyncExternalStore } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { HOME, SCREENS, type Screen } from './screens';

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

export function useTabs(): readonly Tab[] {
  return useSyncExternalStore(subscribe, () => tabs);
}

/** Gives the screen at this place a tab if it has none, and notes where in the screen the user is. */
export function useVisit(screen: Screen | null, { pathname, search, state }: Location): void {
  const isStep = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isStep) closeTabs(closedBy(state));
  }, [isStep, state]);
  useEffect(() => {
    if (screen) visit({ path: screen.path, to: pathname + search });
  }, [screen, pathname, search]);
}

/**
 * What a step says that leaves the tabs at these paths. They close once it is taken: a form with changes may ask to
 * stay.
 */
export const closing = (paths: readonly string[]) => ({ closes: paths });

function closedBy(state: unknown): readonly string[] {
  const isClosing = typeof state === 'object' && state !== null && 'closes' in state && Array.isArray(state.closes);
  return isClosing ? (state.closes as readonly string[]) : [];
}

function visit(tab: Tab): void {
  const known = tabs.find(({ path }) => path === tab.path);
  if (known?.to === tab.to || tab.path === HOME.path) return;
  write(known ? tabs.map((one) => (one === known ? tab : one)) : [...tabs, tab]);
}

/** The tab that stands in the place of one, once that is closed. */
export function tabAfter(path: string): Tab {
  const position = tabs.findIndex((tab) => tab.path === path);
  const left = tabs.filter((tab) => tab.path !== path || tab.path === HOME.path);
  return left[Math.min(position, left.length - 1)] ?? HOME_TAB;
}

export function closeTabs(paths: readonly string[]): void {
  if (paths.length > 0) write(tabs.filter((tab) => tab.path === HOME.path || !paths.includes(tab.path)));
}

export function closeOtherTabs(path: string | null): void {
  write(tabs.filter((tab) => tab.path === HOME.path || tab.path === path));
}

export function closeAllTabs(): void {
  write([HOME_TAB]);
}
