import { useEffect } from 'react';
import { LoadingState } from '../components/LoadingState';

/** Leaves for the back office, which is another application. */
export function ToBackOffice({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to]);
  return <LoadingState />;
}
