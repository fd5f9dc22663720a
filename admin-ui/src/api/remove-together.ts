import { apiName } from '../resources';
import { api } from './api';

/** Removal of several records at once, all or none, for the resources that have such a call. */
export const removeTogether: Readonly<Record<string, (ids: number[]) => Promise<unknown>>> = {
  certificates: (ids) => api.POST('/api/v1/certificates/remove', { body: { ids } }),
  companies: (ids) => api.POST('/api/admin/delete/company', { body: { ids } }),
  universities: (ids) => api.POST('/api/admin/delete/university', { body: { ids } }),
  cooperations: (ids) => api.POST('/api/admin/delete/coo', { body: { ids } }),
  news: (ids) => api.POST('/api/news/remove', { body: { ids } }),
};

/** Whether a refusal leaves all of them there. */
export const isAllOrNone = (screen: string) => apiName(screen) in removeTogether;
