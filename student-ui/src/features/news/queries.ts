import { queryOptions } from '@tanstack/react-query';
import { api, portal } from '../../lib/api';
import { byId } from '../../lib/by-id';

export function articleQuery(id: number) {
  return queryOptions({
    queryKey: ['article', id],
    queryFn: () => portal(api.GET('/api/news/detail', byId(id))),
    // Each call counts a view: looking away and back is none.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type Article = Awaited<ReturnType<NonNullable<ReturnType<typeof articleQuery>['queryFn']>>>;
