/**
 * Until when a session may be there: the back office and the student site keep one note. The session itself is an
 * HttpOnly cookie that no script can read, and asking without one would begin each first visit with a refused call.
 */
const NOTE = 'session-until';

/** A session has begun. @param lasting in milliseconds. */
export function noteSession(lasting: number): void {
  localStorage.setItem(NOTE, String(Date.now() + lasting));
}

export function forgetSession(): void {
  localStorage.removeItem(NOTE);
}

export function maySession(): boolean {
  return Number(localStorage.getItem(NOTE) ?? 0) > Date.now();
}

interface Ways {
  /** Somebody has signed in, whoever it is. */
  readonly begun: () => void;
  /** What is shown here is no longer for whoever sits there. */
  readonly ended: () => void;
}

/**
 * Follows what becomes of the session in other windows, those of the other site too. A page that the browser had put
 * away whole hears nothing of it; brought back by its Back button, it looks by itself.
 * @returns what ends the following.
 */
export function followSession({ begun, ended }: Ways): () => void {
  const look = () => (maySession() ? begun() : ended());
  const hear = ({ key }: StorageEvent) => {
    if (key === NOTE || key === null) look();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', comeBack);
  };
}
