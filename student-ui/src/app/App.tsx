import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { beforeNotices } from '../lib/notify';
import { queryClient } from '../lib/query-client';
import type { Router } from './router';
import { brandVariables, theme } from './theme';

export function App({ router }: { readonly router: Router }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={brandVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <NotificationsOnceNeeded />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Takes its place with the first notice; lost on the way, it takes nothing with it. */
function NotificationsOnceNeeded() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      beforeNotices(async () => {
        const { default: host } = await import('./NotificationHost');
        setHost(() => host);
      }),
    [],
  );
  return Host && <Host />;
}
