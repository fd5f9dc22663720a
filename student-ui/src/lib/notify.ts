import type { NotificationData } from '@mantine/notifications';

let onFirst: () => void = () => undefined;

/** Calls back before the first notice is shown, for whoever draws them. @returns what ends it */
export function beforeFirstNotice(listener: () => void): () => void {
  onFirst = listener;
  return () => {
    onFirst = () => undefined;
  };
}

/** Shows a notice. What draws notices comes with the first of them, for most visits need none. */
export function notify(notice: NotificationData): void {
  onFirst();
  void import('@mantine/notifications').then(({ notifications }) => notifications.show(notice));
}
