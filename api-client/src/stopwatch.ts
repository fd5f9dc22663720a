/** Milliseconds in which something has to move. */
const STALLED_MS = 30_000;

/** Calls `late` once nothing has moved for a while: `again` tells that something has. */
export function stopwatch(late: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    again() {
      clearTimeout(timer);
      timer = setTimeout(late, STALLED_MS);
    },
    end: () => clearTimeout(timer),
  };
}
