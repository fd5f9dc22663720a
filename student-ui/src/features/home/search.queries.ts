import { api, portal } from '../../lib/api';
import type { Asked } from './student-search';

/** Not cached: each look-up is recorded, and its links run out. */
export function searchStudent(query: Asked) {
  return portal(api.GET('/api/studentinfo/search', { params: { query } }));
}

export type Found = Awaited<ReturnType<typeof searchStudent>>;
