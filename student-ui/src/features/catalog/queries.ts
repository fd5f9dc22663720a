import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListPage } from '../../components/RecordList';
import { api, portal } from '../../lib/api';
import { byId } from '../../lib/by-id';
import type { Nature } from './list-address';

interface Asked {
  readonly name: string;
  readonly page: number;
  readonly size: number;
}

/** The catalogue's lists in the words of our own. */
function toPage<Row>({ list, allCount }: { list: Row[]; allCount: number }): ListPage<Row> {
  return { rows: list, total: allCount };
}

const paged = ({ page, size }: Omit<Asked, 'name'>) => ({ currentPage: page, pageSize: size });
const named = ({ name }: Pick<Asked, 'name'>) => (name ? { name } : {});

export function companiesQuery(asked: Asked) {
  const query = { ...paged(asked), ...named(asked) };
  return queryOptions({
    queryKey: ['companies', query],
    queryFn: () => portal(api.GET('/api/company/list', { params: { query } })),
    select: toPage,
    placeholderData: keepPreviousData,
  });
}

export function companyQuery(id: number) {
  return queryOptions({ queryKey: ['company', id], queryFn: () => portal(api.GET('/api/company/info', byId(id))) });
}

export function universitiesQuery(asked: Asked & { readonly nature: Nature }) {
  const query = { ...paged(asked), ...named(asked), nature: asked.nature };
  return queryOptions({
    queryKey: ['universities', query],
    queryFn: () => portal(api.GET('/api/university/nature', { params: { query } })),
    select: toPage,
    placeholderData: keepPreviousData,
  });
}

export function universityQuery(id: number) {
  return queryOptions({
    queryKey: ['university', id],
    queryFn: () => portal(api.GET('/api/university/info', byId(id))),
  });
}

export function cooperationsQuery(id: number, asked: Omit<Asked, 'name'>) {
  const query = { id, ...paged(asked) };
  return queryOptions({
    queryKey: ['cooperations', query],
    queryFn: () => portal(api.GET('/api/university/cooperation', { params: { query } })),
    select: toPage,
    placeholderData: keepPreviousData,
  });
}
