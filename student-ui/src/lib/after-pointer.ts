let isDown = false;
const waiting = new Set<() => void>();

function release(): void {
  isDown = false;
  const works = [...waiting];
  waiting.clear();
  // After the click that this ends.
  window.setTimeout(() => {
    for (const work of works) work();
  }, 0);
}

window.addEventListener('pointerdown', () => (isDown = true), { capture: true });
window.addEventListener('pointerup', release, { capture: true });
window.addEventListener('pointercancel', release, { capture: true });

/**
 * Does something now, or once the mouse button is up: leaving a field by a click on a button, an error that appears
 * below the field would move the button away from under the pointer, and the click would hit nothing.
 */
export function afterPointer(work: () => void): void {
  if (isDown) waiting.add(work);
  else work();
}
