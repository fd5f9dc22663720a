import { useEffect, useRef } from 'react';

/** By the name of the key, in small letters. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Where keys are words. */
const TYPING =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=menu]';
const SIDEWAYS = ['ArrowLeft', 'ArrowRight'];
/** What the space bar presses, and arrows go through, when it has the focus. */
const PRESSED = 'a, button, summary, input, [role=button]';
const RADIO = 'input[type=radio]';

/** Single keys for what is done a hundred times a day; none while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (document.querySelector('[role=dialog]')) return;
      if (isTakenBy(event.target, event.key)) return;
      const action = latest.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}

function isTakenBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (key === ' ') return target.closest(PRESSED) !== null;
  return SIDEWAYS.includes(key) && (target.matches(RADIO) || scrollsSideways(target));
}

/** An enlarged document that has the focus is moved by these keys. */
function scrollsSideways(target: Element): boolean {
  const region = target.closest('[role=region]');
  return region !== null && region.scrollWidth > region.clientWidth;
}
