import type { Transaction } from '../unit-of-work/unit-of-work.js';
import { AGENTS } from './agents.js';
import { COMPANIES } from './companies.js';
import { COOPERATIONS } from './cooperations.js';
import { UNIVERSITIES } from './universities.js';

/**
 * Fill each table of the catalogue that is empty; what refers to a university or a company that is not there is left
 * out. In this order, and each in a transaction of its own: together they are more than a busy database manages in the
 * time that one has.
 */
export const CATALOGUE_FILLS: ReadonlyArray<(tx: Transaction) => Promise<void>> = [
  async (tx) => {
    if ((await tx.universities.count()) === 0) await tx.universities.insertMany(UNIVERSITIES);
  },
  async (tx) => {
    if ((await tx.companies.count()) === 0) for (const company of COMPANIES) await tx.companies.insert(company);
  },
  fillCooperations,
  fillAgents,
];

async function fillCooperations(tx: Transaction): Promise<void> {
  if ((await tx.cooperations.count()) > 0) return;
  const universities = idsByName(await tx.universities.findByNames(COOPERATIONS.flatMap(({ between }) => between)));
  for (const { name, region, between } of COOPERATIONS) {
    const [university1Id, university2Id] = between.map((each) => universities.get(each));
    if (university1Id === undefined || university2Id === undefined) continue;
    await tx.cooperations.insert({ name, region, university1Id, university2Id });
  }
}

async function fillAgents(tx: Transaction): Promise<void> {
  if ((await tx.agents.count()) > 0) return;
  const companies = idsByName(await tx.companies.findByNames(AGENTS.map(({ company }) => company)));
  const universities = idsByName(await tx.universities.findByNames(AGENTS.map(({ university }) => university)));
  for (const { company, university } of AGENTS) {
    const [companyId, universityId] = [companies.get(company), universities.get(university)];
    if (companyId === undefined || universityId === undefined) continue;
    await tx.agents.insert({ companyId, universityId });
  }
}

function idsByName(records: readonly { readonly id: number; readonly name: string }[]): ReadonlyMap<string, number> {
  return new Map(records.map(({ id, name }) => [name, id]));
}
