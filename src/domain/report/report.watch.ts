/** For how long somebody who checked a report is told of its changes. */
export const WATCH_DAYS = 90;

/** Within so many hours the link of the mail has to be opened by which a watch begins. */
export const WATCH_CONFIRM_HOURS = 24;

/** Until when a watch that is asked for now may be confirmed. */
export const watchConfirmableUntil = (now: Date): Date => new Date(now.getTime() + WATCH_CONFIRM_HOURS * 3_600_000);

/** What the links that end a watch are signed for. */
export const watchResource = (watcherId: number) => `watch:${watcherId}`;

/** What the links by which a watch begins are signed for. */
export const watchConfirmationResource = (watcherId: number) => `watch-confirmation:${watcherId}`;
