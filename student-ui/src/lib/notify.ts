import type { NotificationData } from '@mantine/notifications';

/** The notices that only the one who was signed in then may act on. */
const own = new Set<string>();

let bringDrawer: () => Promise<void> = async () => undefined;

/** Has whoever draws notices brought before one is shown. @returns what ends it */
export function beforeNotices(bring: () => Promise<void>): () => void {
  bringDrawer = bring;
  return () => {
    bringDrawer = async () => undefined;
  };
}

/**
 * Shows a notice. What draws notices comes with the first of them, for most visits need none.
 * @returns when it is shown; never fails, for a notice is no reason not to go on
 */
export async function notify(notice: NotificationData): Promise<void> {
  try {
    const [{ notifications }] = await Promise.all([import('@mantine/notifications'), bringDrawer()]);
    notifications.show(notice);
  } catch (error) {
    console.warn('A notice could not be shown', error);
  }
}

/**
 * Shows a notice that goes with whoever is signed in: its button would act for the next one. It takes the place of
 * earlier ones.
 */
export async function notifyUser(notice: NotificationData & { readonly id: string }): Promise<void> {
  await hideOwnNotices();
  own.add(notice.id);
  await notify(notice);
}

/** What `notifyUser` has shown goes: somebody else is signed in, or nobody. */
export async function hideOwnNotices(): Promise<void> {
  if (own.size === 0) return;
  const ids = [...own];
  own.clear();
  // It has come with the first of them.
  const drawn = await import('@mantine/notifications').catch(() => null);
  for (const id of ids) drawn?.notifications.hide(id);
}
