/**
 * Confirming at the organisation, asked for by either site, in a window of the back office's own: what is open stays.
 */

const CONFIRM = '?organisation=confirm';
/** How that window tells the others that somebody has confirmed there. */
const CHANNEL = 'organisation';

export function confirmAtOrganisation(): void {
  window.open(`/manage/login${CONFIRM}`, '_blank', 'popup,width=520,height=680');
}

/** @returns what ends the listening. */
export function onConfirmed(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}

/** Whether this is that window, on its way to the organisation. */
export const isToConfirm = () => location.search === CONFIRM;

export function tellConfirmed(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('confirmed');
  channel.close();
}
