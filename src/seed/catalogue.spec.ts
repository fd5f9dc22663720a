import { freshStores } from '../../test/support/fresh-stores.js';
import { comparisonKey } from '../domain/shared/text.js';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.js';
import { AGENTS } from './agents.js';
import { CATALOGUE_FILLS } from './catalogue.js';
import { COMPANIES } from './companies.js';
import { COOPERATIONS } from './cooperations.js';
import { UNIVERSITIES } from './universities.js';

const REGIONS = new Set(UNIVERSITIES.map(({ region }) => region).concat('Labuan'));
const NAMES = new Set(UNIVERSITIES.map(({ name }) => name));

describe('the demonstration catalogue', () => {
  it('has thirty agencies in Malaysian regions, some of them Chinese, all marked as invented', () => {
    expect(COMPANIES).toHaveLength(30);
    expect(new Set(COMPANIES.map(({ name }) => comparisonKey(name))).size).toBe(30);
    expect(COMPANIES.filter(({ name }) => /\p{Script=Han}/u.test(name)).length).toBeGreaterThanOrEqual(3);
    expect(COMPANIES.filter(({ name }) => !name.endsWith('(Demo)'))).toEqual([]);
    expect(COMPANIES.filter(({ region }) => !REGIONS.has(region))).toEqual([]);
  });

  it('has fifteen cooperations of universities that there are, all marked as invented', () => {
    expect(COOPERATIONS).toHaveLength(15);
    expect(COOPERATIONS.flatMap(({ between }) => between).filter((name) => !NAMES.has(name))).toEqual([]);
    expect(COOPERATIONS.filter(({ between: [one, other] }) => one === other)).toEqual([]);
    expect(COOPERATIONS.filter(({ name, region }) => !name.endsWith('(Demo)') || !REGIONS.has(region))).toEqual([]);
  });

  it('has forty different agents of universities that there are', () => {
    expect(AGENTS).toHaveLength(40);
    expect(new Set(AGENTS.map(({ company, university }) => `${company}-${university}`)).size).toBe(40);
    expect(AGENTS.filter(({ university }) => !NAMES.has(university))).toEqual([]);
  });

  const fill = async (unitOfWork: UnitOfWork) => {
    for (const each of CATALOGUE_FILLS) await unitOfWork.run(each);
  };

  it('fills tables that are empty, and no others', async () => {
    const { unitOfWork, agents, count } = await freshStores();
    const sizes = () => Promise.all(['companies', 'cooperations', 'agents'].map(count));
    await fill(unitOfWork);
    expect(await sizes()).toEqual([30, 15, 40]);
    await fill(unitOfWork);
    expect(await sizes()).toEqual([30, 15, 40]);
    const sort = { field: 'id', descending: false } as const;
    const [link] = (await agents.list({ filter: {}, sort, page: { offset: 0, limit: 1 } })).items;
    await unitOfWork.run((tx) => tx.agents.remove([link?.id ?? 0]));
    await fill(unitOfWork);
    expect(await sizes()).toEqual([30, 15, 39]);
  });

  it('leaves out what refers to a university that was removed', async () => {
    const { unitOfWork, count } = await freshStores();
    const kept = UNIVERSITIES.filter(({ name }) => name !== 'Universiti Malaya');
    await unitOfWork.run((tx) => tx.universities.insertMany(kept));
    await fill(unitOfWork);
    const left = COOPERATIONS.filter(({ between }) => !between.includes('Universiti Malaya'));
    expect(left.length).toBeLessThan(15);
    expect(await count('cooperations')).toBe(left.length);
    expect(await count('agents')).toBe(AGENTS.filter(({ university }) => university !== 'Universiti Malaya').length);
  });
});
