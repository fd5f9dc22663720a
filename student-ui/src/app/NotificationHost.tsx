import { MantineThemeProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { useCommonTexts } from '../i18n/common.texts';

export default function NotificationHost() {
  const t = useCommonTexts();
  const Notification = { defaultProps: { closeButtonProps: { 'aria-label': t('close') } } };
  return (
    <MantineThemeProvider inherit theme={{ components: { Notification } }}>
      <Notifications position="top-center" zIndex={1000} />
    </MantineThemeProvider>
  );
}
