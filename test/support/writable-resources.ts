import { randomUUID } from 'node:crypto';

export type Made = Record<string, unknown> & { readonly id: number; readonly version: number };

interface Writable {
  readonly create: () => Promise<Made>;
  /** What one change gives. */
  readonly change: object;
  /** What many records are given at once. */
  readonly many: object;
  /** The subject in the audit trail. */
  readonly subject: string;
  /** Its fields by which another record finds it. */
  readonly references?: readonly string[];
}

const unique = () => randomUUID().slice(0, 8);

const text = (data: object) => ({
  titleEn: 'Blurred',
  titleCn: '模糊',
  titleMs: 'Kabur',
  textEn: 'Too blurred',
  textCn: '太模糊',
  textMs: 'Terlalu kabur',
  ...data,
});

/** The resources that administrators make, change and remove. `make` makes a record by the API. */
export function writableResources(
  make: (resource: string, data: object) => Promise<Made>,
): Readonly<Record<string, Writable>> {
  const company = () => make('companies', { name: `Company ${unique()}`, region: 'Johor' });
  const university = () =>
    make('universities', {
      name: `Campus ${unique()}`,
      region: 'Johor',
      country: 'Malaysia',
      nature: 'public university',
    });

  return {
    companies: {
      create: company,
      change: { region: 'Kedah' },
      many: { region: 'Sabah' },
      subject: 'company',
    },
    universities: {
      create: university,
      change: { country: 'Brunei' },
      many: { nature: 'private university' },
      subject: 'university',
    },
    cooperations: {
      create: async () => {
        const [one, other] = [await university(), await university()];
        const sides = { university1Id: one.id, university2Id: other.id };
        return make('cooperations', { name: `Joint ${unique()}`, region: 'Perak', ...sides });
      },
      change: { region: 'Kedah' },
      many: { region: 'Sabah' },
      subject: 'cooperation',
      references: ['university1Id', 'university2Id'],
    },
    agents: {
      create: async () => make('agents', { companyId: (await company()).id, universityId: (await university()).id }),
      change: {},
      many: {},
      subject: 'agent',
      references: ['companyId', 'universityId'],
    },
    news: {
      create: () => make('news', { title: `Title ${unique()}`, content: '<p>text</p>' }),
      change: { title: 'Changed' },
      many: { content: '<p>for all</p>' },
      subject: 'news',
      references: ['userId'],
    },
    users: {
      create: async () => {
        const role = await make('roles', { name: `Role ${unique()}`, permissions: [] });
        const name = `u.${unique()}`;
        return make('users', { username: name, email: `${name}@staff.example`, roleId: role.id, name: 'Lim' });
      },
      change: { nationality: 'Malaysia' },
      many: { status: 'disabled' },
      subject: 'user',
      references: ['roleId'],
    },
    roles: {
      create: () => make('roles', { name: `Role ${unique()}`, permissions: ['audit.read'] }),
      change: { permissions: ['news.manage'] },
      many: { permissions: ['certificates.read'] },
      subject: 'role',
    },
    contacts: {
      create: async () => {
        const contact = { email: `${unique()}@office.example`, office: 'Registrar', language: 'en' };
        return make('contacts', { ...contact, universityId: (await university()).id, verification: 'By telephone.' });
      },
      change: { office: 'Academic Office' },
      many: { language: 'ms' },
      subject: 'contact',
      references: ['universityId'],
    },
    'rejection-reasons': {
      create: () => make('rejection-reasons', text({})),
      change: { titleEn: 'Very blurred' },
      many: { textEn: 'For all' },
      subject: 'rejection-reason',
    },
  };
}
