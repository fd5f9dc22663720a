import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../lib/query-client';
import { router } from './router';
import { theme } from './theme';

// Nothing is told before somebody has done something: it comes after the first screen.
const Notifications = lazy(() => import('./NotificationHost'));

export function App() {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Suspense>
          <Notifications />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  );
}
