const PLACE = 'register-email';

/**
 * The address of somebody who is registering: a phone may forget the page while one reads the code in the mail app.
 * Kept for this tab, until there is the account; passwords and codes are never kept.
 */
export function keptEmail(): string {
  try {
    return sessionStorage.getItem(PLACE) ?? '';
  } catch {
    // A browser that keeps nothing: it is typed once more.
    return '';
  }
}

/** @param email empty to forget it */
export function keepEmail(email: string): void {
  try {
    if (email) sessionStorage.setItem(PLACE, email);
    else sessionStorage.removeItem(PLACE);
  } catch {
    // As above.
  }
}
