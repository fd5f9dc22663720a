import type { Stores } from './stores.js';

/** The refusal that a promise is rejected with. */
export const rejection = (reason: string) => expect.objectContaining({ name: 'DomainError', reason });

const university = (name: string, region = 'Selangor', country = 'Malaysia') =>
  ({ name, region, country, nature: 'public university' }) as const;

/** Adds one, outside of any other work. */
export function adding({ unitOfWork }: Stores) {
  return {
    company: (name: string, region = 'Johor') => unitOfWork.run((tx) => tx.companies.insert({ name, region })),
    university: (name: string, region?: string, country?: string) =>
      unitOfWork.run((tx) => tx.universities.insert(university(name, region, country))),
    cooperation: (name: string, university1Id: number, university2Id: number, region = 'Johor') =>
      unitOfWork.run((tx) => tx.cooperations.insert({ name, region, university1Id, university2Id })),
    agent: (companyId: number, universityId: number) =>
      unitOfWork.run((tx) => tx.agents.insert({ companyId, universityId })),
  };
}
