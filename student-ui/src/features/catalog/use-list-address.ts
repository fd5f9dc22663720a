import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsPhone } from '../../lib/device';
import { defaultPageSize } from '../../lib/paging';
import { changedAddress, type ListAddress, readListAddress } from './list-address';

/** What the list shows, and a way to show something else, which the browser's Back undoes. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  // What was chosen a moment ago counts although it is not shown yet: the query of the last rendering would undo it.
  const chosen = useRef(query);
  useEffect(() => {
    chosen.current = query;
  }, [query]);
  const address = readListAddress(query);
  const usual = defaultPageSize(useIsPhone());
  return {
    ...address,
    size: address.size ?? usual,
    show: (changes: Partial<ListAddress>) => {
      chosen.current = changedAddress(chosen.current, changes);
      setQuery(chosen.current);
    },
  };
}
