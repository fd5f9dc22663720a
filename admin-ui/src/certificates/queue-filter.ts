import { addressOf } from '../resources';

/** Which waiting applications an officer works off: those that meet the filters of the list. */
export type QueueFilter = Readonly<Record<string, unknown>>;

/** The queue is what waits and is free, whatever the list shows. */
const ITS_OWN: readonly string[] = ['id', 'status', 'unclaimed'];

/** What of a list's filters narrows the queue. */
export function queueFilter(filters: QueueFilter): QueueFilter {
  return Object.fromEntries(Object.entries(filters).filter(([name, value]) => value !== '' && !ITS_OWN.includes(name)));
}

/** The desk of an application; the address keeps the filter, through a reload and in a tab that one comes back to. */
export function deskPath(id: number, filter: QueueFilter): string {
  const kept = queueFilter(filter);
  const search = Object.keys(kept).length > 0 ? `?${new URLSearchParams({ queue: JSON.stringify(kept) })}` : '';
  return `${addressOf('certificates')}/${id}${search}`;
}

/**
 * The form that students fill in serves staff, too; it belongs to the other application, which leads back to the desk.
 */
export function editPath(id: number, filter: QueueFilter): string {
  return `/cert-update?${new URLSearchParams({ id: String(id), back: `/manage${deskPath(id, filter)}` })}`;
}

/** The same for a new one; it leads back to the list. That it does also tells who signs in there: staff. */
export const newPath = () => `/cert-add?${new URLSearchParams({ back: `/manage${addressOf('certificates')}` })}`;

/** The filter that an address keeps; none where it is damaged. */
export function filterIn(search: URLSearchParams): QueueFilter {
  try {
    const kept: unknown = JSON.parse(search.get('queue') ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
  } catch {
    return {};
  }
}
