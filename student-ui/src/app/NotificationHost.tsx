import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';

export default function NotificationHost() {
  return <Notifications position="top-center" zIndex={1000} />;
}
