import { type RefObject, useEffect, useRef } from 'react';
import { pencilId, type StaffField } from './useInPlace';

/**
 * Where the input of a value goes with the focus, its pencil takes it, or the heading where that is gone as well.
 * Whoever types elsewhere by then goes on there.
 * @param opened the fields that are typed into.
 */
export function useFocusAfterTyping(opened: readonly StaffField[], heading: RefObject<HTMLElement | null>): void {
  const before = useRef(opened);
  useEffect(() => {
    const closed = before.current.find((field) => !opened.includes(field));
    before.current = opened;
    if (closed === undefined || (document.activeElement ?? document.body) !== document.body) return;
    (document.getElementById(pencilId(closed)) ?? heading.current)?.focus();
  }, [opened, heading]);
}
