import type { NotificationData } from '@mantine/notifications';

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
