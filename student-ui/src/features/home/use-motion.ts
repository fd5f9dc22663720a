import { type FocusEvent, useState } from 'react';
import { usePrefersStill } from '../../lib/device';

/**
 * Whether something that moves by itself may: not under the pointer or the keyboard, and not where its reader wants no
 * motion.
 */
export function useMotion() {
  const prefersStill = usePrefersStill();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isOn = choice ?? !prefersStill;
  return {
    prefersStill,
    /** What its button says. */
    isOn,
    isMoving: isOn && !isPointed && !isFocused,
    toggle: () => setChoice(!isOn),
    /** For the element around it. */
    watch: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      // A click leaves the focus behind as well; only the keyboard's tells that somebody is reading here.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
