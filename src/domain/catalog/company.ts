import { refuseUsed } from '../shared/in-use.js';
import type { TextRules } from '../shared/record-fields.js';

export interface CompanyFields {
  readonly name: string;
  /** Where it works: a Malaysian state or federal territory, or a place abroad. */
  readonly region: string;
}

/** An agency that recruits for universities. */
export interface Company extends CompanyFields {
  readonly id: number;
  readonly version: number;
}

export const COMPANY_FIELDS = {
  name: { kind: 'line', label: 'name', most: 200 },
  region: { kind: 'line', label: 'region', most: 100 },
} as const satisfies TextRules<CompanyFields>;

/** What refers to a company. */
export interface CompanyUses {
  readonly universities: number;
}

/** @throws DomainError `in_use` where one of the companies is an agency of a university. */
export function validateCompanyRemoval(companies: readonly Company[], uses: ReadonlyMap<number, CompanyUses>): void {
  refuseUsed(
    companies.map(({ id, name }) => ({
      id,
      name,
      uses: [{ count: uses.get(id)?.universities ?? 0, of: 'universities' }],
    })),
  );
}
