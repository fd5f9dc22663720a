import type { Shortcuts } from './useShortcuts';
import type { SlotControl } from './useSlots';
import type { ViewControl } from './useView';

/** What the viewer does by single keys. */
export function viewerKeys(slots: SlotControl, control: ViewControl): Shortcuts {
  return {
    arrowleft: () => slots.step(-1),
    arrowright: () => slots.step(1),
    // Without pages to turn these two scroll, as everywhere.
    ...(control.view.pages > 1 ? { pageup: () => control.turnPage(-1), pagedown: () => control.turnPage(1) } : {}),
    '+': control.zoomIn,
    '=': control.zoomIn,
    '-': control.zoomOut,
    '0': () => control.fitInto('width'),
    f: () => control.fitInto('page'),
    t: control.rotate,
    b: slots.keepBeside,
  };
}
