import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, portal } from '../../lib/api';

export function newsQuery(page: number, size: number) {
  return queryOptions({
    queryKey: ['news', page, size],
    queryFn: () => portal(api.GET('/api/news/list', { params: { query: { page_index: page, page_size: size } } })),
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
