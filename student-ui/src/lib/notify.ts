import type { NotificationData } from '@mantine/notifications';

let onFirst: () => void = () => undefined;

/** Calls back before the first notice is shown, for whoever draws them. @returns what ends it */
export function beforeFirstNotice(listener: () => void): () => void {
  onFirst = listener;
  return () => {
    onFirst = () => undefined;
  };
}

/**
 * Shows a notice. What draws notices comes with the first of them, for most visits need none.
 * @returns when it is shown; never fails, for a notice is no reason not to go on
 */
export async function notify(notice: NotificationData): Promise<void> {
  onFirst();
  try {
    const { notifications } = await import('@mantine/notifications');
    notifications.show(notice);
  } catch (error) {
    console.warn('A notice could not be shown', error);
  }
}
