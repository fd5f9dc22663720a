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

/** What a signed query and a watch's id become in the link of a mail. */
export function watchToken(watcherId: number, signedQuery: string): string {
  const query = new URLSearchParams(signedQuery);
  return [watcherId, query.get('exp') ?? '', query.get('sig') ?? ''].join('.');
}

/** Never throws; what is no token has a signature that fits nothing. */
export function readWatchToken(token: string): { readonly id: number; readonly exp: string; readonly sig: string } {
  const [, id = '0', exp = '', sig = ''] = /^([1-9]\d{0,9})\.(\d{1,12})\.([\w-]{1,100})$/.exec(token) ?? [];
  return { id: Number(id), exp, sig };
}
