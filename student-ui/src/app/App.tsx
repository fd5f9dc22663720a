import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../lib/query-client';
import { router } from './router';
import { theme } from './theme';

const Notifications = lazy(() => import('./NotificationHost'));

/** Nothing is told before somebody has done something, so what tells it must not hold up the first screen. */
const IDLE_MS = 1_500;

export function App() {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <NotificationsWhenIdle />
      </QueryClientProvider>
    </MantineProvider>
  );
}

function NotificationsWhenIdle() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{isIdle ? <Notifications /> : null}</Suspense>;
}
