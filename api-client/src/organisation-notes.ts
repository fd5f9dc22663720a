/** What the back office and the student site note in a browser of a sign-in through the organisation. */

const CAME = 'organisation-signed-in';
const IDLE = 'organisation-asks-again';

/** Somebody has come from there: signing out, on either site, ends the session there as well. */
export function noteOrganisation(): void {
  localStorage.setItem(CAME, 'yes');
  localStorage.removeItem(IDLE);
}

export const cameFromOrganisation = () => localStorage.getItem(CAME) !== null;

export function forgetOrganisation(): void {
  localStorage.removeItem(CAME);
}

/**
 * A session has ended since nobody was there: whoever sits here now may be somebody else, and the organisation would
 * know the first one still.
 */
export function noteIdleEnd(): void {
  localStorage.setItem(IDLE, 'yes');
}

export const isToAskAgain = () => localStorage.getItem(IDLE) !== null;
