import { type NotificationOptions, useNotify } from 'react-admin';

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Tells in passing what was refused, as the server says it. */
export function useNotifyError(): (error: unknown, options?: NotificationOptions) => void {
  const notify = useNotify();
  return (error, options) => {
    const message = errorText(error);
    notify(message, { type: 'error', ...options, messageArgs: { _: message } });
  };
}
