import { apiName } from '../resources';
import { api } from './api';

/** As they were seen: a record that has changed since keeps all of them. */
interface Seen {
  readonly ids: number[];
  readonly versions?: number[];
}

type Remove = (body: Seen) => Promise<unknown>;

/** Removal of several records at once, all or none, for the resources that have such a call. */
export const removeTogether: Readonly<Record<string, Remove>> = {
  certificates: (body) => api.POST('/api/v1/certificates/remove', { body }),
  companies: (body) => api.POST('/api/v1/companies/remove', { body }),
  universities: (body) => api.POST('/api/v1/universities/remove', { body }),
  cooperations: (body) => api.POST('/api/v1/cooperations/remove', { body }),
  news: (body) => api.POST('/api/v1/news/remove', { body }),
};

/** Whether a refusal leaves all of them there. */
export const isAllOrNone = (screen: string) => apiName(screen) in removeTogether;
