import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { beforeFirstNotice } from '../lib/notify';
import { queryClient } from '../lib/query-client';
import { router } from './router';
import { theme } from './theme';

const Notifications = lazy(() => import('./NotificationHost'));

export function App() {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <NotificationsOnceNeeded />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Takes its place with the first notice. */
function NotificationsOnceNeeded() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => beforeFirstNotice(() => setNeeded(true)), []);
  return <Suspense>{isNeeded ? <Notifications /> : null}</Suspense>;
}
