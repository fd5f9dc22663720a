import { randomUUID } from 'node:crypto';
import type { resourceClient } from './resource-client.js';

/**
 * Makes records of the catalogue by the resource API, with names of which there is only one; each answers what was
 * made.
 */
export function catalogRecords(api: ReturnType<typeof resourceClient>) {
  const make = async (resource: string, data: object) => (await api.create(resource, { data })).data;
  const named = (kind: string) => `${kind} ${randomUUID().slice(0, 8)}`;
  return {
    company: (data: object = {}) => make('companies', { name: named('Company'), region: 'Johor', ...data }),
    university: (data: object = {}) => {
      const campus = { region: 'Johor', country: 'Malaysia', nature: 'public university' };
      return make('universities', { name: named('Campus'), ...campus, ...data });
    },
    cooperation: (university1Id: number, university2Id: number, data: object = {}) =>
      make('cooperations', { name: named('Joint'), region: 'Johor', university1Id, university2Id, ...data }),
    agent: (companyId: number, universityId: number) => make('agents', { companyId, universityId }),
  };
}
