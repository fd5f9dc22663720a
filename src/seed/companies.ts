import type { CompanyFields } from '../domain/catalog/company.js';

/** Invented agencies, marked as such, by the place of their office. */
const BY_REGION: Readonly<Record<string, readonly string[]>> = {
  Johor: ['Straits Campus Advisers (Demo)', 'Selat Tebrau Education Link (Demo)', '南方学子升学中心 (Demo)'],
  Kedah: ['Padi Emas Study Services (Demo)'],
  Kelantan: ['Wau Bulan Education Guides (Demo)'],
  'Kuala Lumpur': [
    'Merdeka Bridge Education (Demo)',
    'Menara Scholars Consulting (Demo)',
    'Klang Gates Admissions (Demo)',
    '启明留学咨询 Qiming Study Advisers (Demo)',
    'Ampang Horizons Student Services (Demo)',
  ],
  Labuan: ['Island Gateway Study Office (Demo)'],
  Melaka: ['Jonker Street Education Agents (Demo)', 'Kota Lama Student Placement (Demo)'],
  'Negeri Sembilan': ['Minang Roof Study Advisers (Demo)'],
  Pahang: ['Highland Mist Education (Demo)', 'Kuantan Tide Scholars (Demo)'],
  Penang: [
    'Georgetown Compass Education (Demo)',
    '槟城海峡教育 Hai Xia Education (Demo)',
    'Batu Ferringhi Campus Link (Demo)',
  ],
  Perak: ['Kinta Valley Study Centre (Demo)', '怡保桥梁升学辅导 (Demo)'],
  Perlis: ['Northern Sugarcane Education (Demo)'],
  Putrajaya: ['Lakeside Admissions Bureau (Demo)'],
  Sabah: ['Kinabalu Summit Scholars (Demo)', 'Borneo Sea Study Services (Demo)'],
  Sarawak: ['Hornbill Study Pathways (Demo)', '古晋远航留学 (Demo)'],
  Selangor: ['Subang Crossing Education (Demo)', 'Damansara Degree Advisers (Demo)'],
  Terengganu: ['Turtle Coast Education Agents (Demo)'],
};

export const COMPANIES: readonly CompanyFields[] = Object.entries(BY_REGION).flatMap(([region, names]) =>
  names.map((name) => ({ name, region })),
);
