import { apiName } from '../resources';
import { api } from './api';

type Remove = (ids: number[], versions?: number[]) => Promise<unknown>;

/** Removal of several records at once, all or none, as they were seen, for the resources that have such a call. */
export const removeTogether: Readonly<Record<string, Remove>> = {
  certificates: (ids, versions) => api.POST('/api/v1/certificates/remove', { body: { ids, versions } }),
  companies: (ids) => api.POST('/api/admin/delete/company', { body: { ids } }),
  universities: (ids) => api.POST('/api/admin/delete/university', { body: { ids } }),
  cooperations: (ids) => api.POST('/api/admin/delete/coo', { body: { ids } }),
  news: (ids) => api.POST('/api/news/remove', { body: { ids } }),
};

/** Whether a refusal leaves all of them there. */
export const isAllOrNone = (screen: string) => apiName(screen) in removeTogether;
