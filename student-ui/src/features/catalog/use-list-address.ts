import { useSearchParams } from 'react-router-dom';
import { useIsPhone } from '../../lib/device';
import { defaultPageSize } from '../../lib/paging';
import { changedAddress, type ListAddress, readListAddress } from './list-address';

/** What the list shows, and a way to show something else, which the browser's Back undoes. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const address = readListAddress(query);
  const usual = defaultPageSize(useIsPhone());
  return {
    ...address,
    size: address.size ?? usual,
    show: (changes: Partial<ListAddress>) => setQuery((current) => changedAddress(current, changes)),
  };
}
