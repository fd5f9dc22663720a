import { UNIVERSITIES } from './universities.js';

const PUBLIC_UNIVERSITIES = [
  'Universiti Malaya',
  'Universiti Sains Malaysia',
  'Universiti Kebangsaan Malaysia',
  'Universiti Putra Malaysia',
  'Universiti Teknologi Malaysia',
  'International Islamic University Malaysia',
  'Universiti Utara Malaysia',
  'Universiti Malaysia Sarawak',
  'Universiti Malaysia Sabah',
  'Universiti Pendidikan Sultan Idris',
  'Universiti Sains Islam Malaysia',
  'Universiti Teknologi MARA',
  'Universiti Malaysia Terengganu',
  'Universiti Tun Hussein Onn Malaysia',
  'Universiti Teknikal Malaysia Melaka',
  'Universiti Malaysia Pahang Al-Sultan Abdullah',
  'Universiti Malaysia Perlis',
  'Universiti Sultan Zainal Abidin',
  'Universiti Malaysia Kelantan',
  'Universiti Pertahanan Nasional Malaysia',
];

const STATES_AND_FEDERAL_TERRITORIES = [
  'Johor',
  'Kedah',
  'Kelantan',
  'Kuala Lumpur',
  'Labuan',
  'Melaka',
  'Negeri Sembilan',
  'Pahang',
  'Penang',
  'Perak',
  'Perlis',
  'Putrajaya',
  'Sabah',
  'Sarawak',
  'Selangor',
  'Terengganu',
];

const named = (nature: string) => UNIVERSITIES.filter((one) => one.nature === nature).map((one) => one.name);

describe('the universities of a new installation', () => {
  it('hold exactly the twenty public universities of Malaysia', () => {
    expect(named('public university').sort()).toEqual([...PUBLIC_UNIVERSITIES].sort());
  });

  it('hold at least forty private ones', () => {
    expect(named('private university').length).toBeGreaterThanOrEqual(40);
  });

  it('name nobody twice', () => {
    const names = UNIVERSITIES.map((one) => one.name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(UNIVERSITIES)('put $name into a Malaysian state or federal territory', ({ name, region, country }) => {
    expect(name).toBe(name.trim().replace(/\s+/g, ' '));
    expect(STATES_AND_FEDERAL_TERRITORIES).toContain(region);
    expect(country).toBe('Malaysia');
  });
});
