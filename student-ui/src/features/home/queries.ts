import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../i18n/languages';
import { api, portal } from '../../lib/api';

export function newsQuery(page: number, size: number, language: Language) {
  return queryOptions({
    queryKey: ['news', page, size, language],
    queryFn: () => {
      const query = { page_index: page, page_size: size, language };
      return portal(api.GET('/api/news/list', { params: { query } }));
    },
    select: ({ list, count }) => ({ rows: list, total: count }),
    placeholderData: keepPreviousData,
  });
}

export const schoolsQuery = queryOptions({
  queryKey: ['schools'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const query = { page_index: 1, page_size: 100 };
    const data = await portal(api.GET('/api/university/list', { params: { query } }));
    return 'university_list' in data ? data.university_list : data.list;
  },
});
