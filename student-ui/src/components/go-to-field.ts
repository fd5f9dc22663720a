import type { MouseEvent } from 'react';

/** Follows a link to a field of the page: the address stays, the field is seen and has the focus. */
export function goToField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
