import { useEffect, useRef } from 'react';
import { filesFieldOf, type Rejection } from './rejections';

/** Opens the form at the first group that the rejection has marked, once. */
export function useFirstMarked(rejections: readonly Rejection[]): void {
  const isShown = useRef(false);
  const first = rejections.find(({ changed }) => !changed);
  useEffect(() => {
    if (isShown.current || !first) return;
    isShown.current = true;
    const mark = document.querySelector(`[data-marked="${first.group}"]`) ?? byField(first);
    mark?.scrollIntoView({ block: 'center' });
    byField(first)?.focus({ preventScroll: true });
  }, [first]);
}

const byField = ({ group }: Rejection) => document.getElementById(filesFieldOf(group));
