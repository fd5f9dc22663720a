import { addressOf } from '../resources';

/**
 * The list of certificates with a filter; a figure leads to exactly the rows that it counts. The oldest come first
 * where the order is that of the queue.
 */
export function listPath(filter: Readonly<Record<string, unknown>>): string {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null && value !== undefined));
  const order = { sort: 'appliedAt', order: 'ASC', page: '1', perPage: '10' };
  return `${addressOf('certificates')}?${new URLSearchParams({ filter: JSON.stringify(given), ...order })}`;
}
