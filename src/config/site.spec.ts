import { DEMONSTRATION_CONTACT } from '../domain/site/site-details.js';
import { readSite } from './site.js';

const CONTACT = {
  CONTACT_COMPANY: 'Verify Sdn. Bhd.',
  CONTACT_ADDRESS: '1, Jalan Ampang, Kuala Lumpur',
  CONTACT_PHONE: '+60 3-1234 5678',
  CONTACT_EMAIL: 'office@verify.example',
  CONTACT_HOURS: '9 to 6',
  ISSUER_REGISTRATION: '202401000001 (1500001-A)',
};

function read(variables: Record<string, string>) {
  return readSite(
    (name) => variables[name] ?? null,
    (name, otherwise) => Number(variables[name] ?? otherwise),
  );
}

it('marks made-up contact details as a demonstration', () => {
  expect(read({})).toMatchObject({
    contact: DEMONSTRATION_CONTACT,
    figures: { institutions: 100, graduates: 14_000, cooperations: 50 },
    isDemonstration: true,
  });
  expect(read({}).ministry).toContain('Ministry of Higher Education');
  expect(read({}).ministries.length).toBeGreaterThanOrEqual(5);
  for (const { chineseName } of read({}).ministries) expect(chineseName).toMatch(/^\p{Script=Han}+$/u);
});

it('takes what is set', () => {
  const site = read({
    ...CONTACT,
    MINISTRY_NAME: 'Kementerian Pendidikan Tinggi',
    FIGURES_GRADUATES: '15000',
    MINISTRY_LINKS: 'One | 其一=https://one.example; Two, the other=https://two.example/a?b=c;',
  });
  expect(site.isDemonstration).toBe(false);
  expect(site.ministry).toBe('Kementerian Pendidikan Tinggi');
  for (const wrong of ['x'.repeat(101), '<b>', 'a\nb'])
    expect(() => read({ MINISTRY_NAME: wrong })).toThrow('MINISTRY_NAME');
  expect(site.contact).toEqual({
    company: 'Verify Sdn. Bhd.',
    address: '1, Jalan Ampang, Kuala Lumpur',
    phone: '+60 3-1234 5678',
    email: 'office@verify.example',
    hours: '9 to 6',
  });
  expect(site.issuer).toEqual({
    company: 'Verify Sdn. Bhd.',
    registration: '202401000001 (1500001-A)',
    address: '1, Jalan Ampang, Kuala Lumpur',
    phone: '+60 3-1234 5678',
    email: 'office@verify.example',
  });
  expect(site.figures.graduates).toBe(15_000);
  expect(site.ministries).toEqual([
    { name: 'One', chineseName: '其一', url: 'https://one.example' },
    { name: 'Two, the other', chineseName: null, url: 'https://two.example/a?b=c' },
  ]);
});

it('refuses contact details in part, and names what is missing', () => {
  const { CONTACT_PHONE: _, ...rest } = CONTACT;
  expect(() => read(rest)).toThrow(/^CONTACT_PHONE must be set/);
  const { ISSUER_REGISTRATION: _registration, ...contact } = CONTACT;
  expect(() => read(contact)).toThrow(/^ISSUER_REGISTRATION must be set/);
});

it.each([
  'nothing',
  'Name=',
  'Name=javascript:alert(1)',
  '=https://one.example',
  'One=https://one.example; Two',
  'One |=https://one.example',
  'a|b|c=https://one.example',
])('refuses the links %p', (links) => {
  expect(() => read({ MINISTRY_LINKS: links })).toThrow(/MINISTRY_LINKS must be written/);
});
