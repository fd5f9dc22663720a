import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChangedCopy } from './changed-copy.js';

const ROOT = join(import.meta.dirname, '../..');
const ADMIN = 'admin-ui/src';
const APP = `${ADMIN}/App.tsx`;
/** All that the texts of the back office need of it, which is large. */
const REACT_ADMIN = `export const localStorageStore = () => ({ getItem: (name, otherwise) => otherwise });`;

/** A resource that there is not, in the API's words for one that there is. */
const DESCRIPTOR = `import ParcelIcon from '@mui/icons-material/Inventory2Outlined';
import { defineTexts } from '../i18n/define-texts';
import type { Resource } from '../resource';

export const parcels: Resource = {
  name: 'parcels',
  address: 'parcel',
  apiName: 'companies',
  icon: ParcelIcon,
  group: 'catalogue',
  see: 'catalog.manage',
  texts: defineTexts({
    en: { menu: 'Parcels', name: 'parcel |||| parcels', fields: { name: 'Name' } },
    cn: { menu: '包裹', name: '包裹', fields: { name: '名称' } },
  }),
};
`;
const LIST = `import { TextInput } from 'react-admin';
import type { RecordOf } from '../api/records';
import { CreateDialog, EditDialog, ShowDialog } from '../records/dialogs';
import { ResourceList } from '../records/ResourceList';

const COLUMNS = [{ source: 'name', sortable: true, isName: true }] as const;
const FORM = <TextInput source="name" />;

export default function ParcelList() {
  return (
    <ResourceList<RecordOf<'/api/v1/companies'>>
      columns={COLUMNS}
      sort={{ field: 'name', order: 'ASC' }}
      add={<CreateDialog>{FORM}</CreateDialog>}
      edit={<EditDialog>{FORM}</EditDialog>}
      detail={<ShowDialog columns={COLUMNS} />}
    />
  );
}
`;
const NEW = { [`${ADMIN}/parcels/parcels.resource.ts`]: DESCRIPTOR, [`${ADMIN}/parcels/ParcelList.tsx`]: LIST };
const EDITS = [
  {
    file: `${ADMIN}/resources.ts`,
    find: "import { payments } from './payments/payments.resource';",
    put: "import { parcels } from './parcels/parcels.resource';\nimport { payments } from './payments/payments.resource';",
  },
  { file: `${ADMIN}/resources.ts`, find: '  certificates,\n', put: '  certificates,\n  parcels,\n' },
  {
    file: APP,
    find: "  jobs: { list: lazy(() => import('./jobs/JobList')) },",
    put: "  parcels: { list: lazy(() => import('./parcels/ParcelList')) },\n  jobs: { list: lazy(() => import('./jobs/JobList')) },",
  },
];

interface Named {
  readonly name: string;
}

/** Those that the application has a screen for. */
function withScreens(app: string): string[] {
  const [, screens = ''] = /const SCREENS[^=]*= \{\n(.*?)\n\};/su.exec(app) ?? [];
  return [...screens.matchAll(/^ {2}'?([\w-]+)'?: \{/gmu)].map(([, name = '']) => name).sort();
}

describe('a resource that the back office gets', () => {
  let copy: ChangedCopy;
  beforeAll(() => {
    copy = new ChangedCopy({ 'react-admin': REACT_ADMIN });
    for (const [file, text] of Object.entries(NEW)) copy.add(file, text);
    for (const edit of EDITS) copy.edit(edit);
  });
  afterAll(() => copy.remove());

  it('takes four files at most', () => {
    const files = new Set([...Object.keys(NEW), ...EDITS.map(({ file }) => file)]);
    expect(files.size).toBeLessThanOrEqual(4);
  });

  it('has its place in the menu, its tab, its permission, its texts and its calls by them', async () => {
    const { SCREENS } = await copy.import<{ SCREENS: (Named & { path: string; title: string })[] }>(
      `${ADMIN}/layout/screens.ts`,
    );
    const screen = { path: '/parcel', title: 'resources.parcels.menu', resource: 'parcels' };
    expect(SCREENS).toContainEqual(expect.objectContaining({ ...screen, menu: expect.anything() }));
    const { mayDo } = await copy.import<{ mayDo: (given: string[], name: string, action?: string) => boolean }>(
      `${ADMIN}/auth/permissions.ts`,
    );
    const may = ['catalog.manage', 'news.manage'].map((permission) => mayDo([permission], 'parcels', 'edit'));
    expect(may).toEqual([true, false]);
    const { messages } = await copy.import<{
      messages: Record<string, { resources: Record<string, { menu: string }> }>;
    }>(`${ADMIN}/i18n/messages.ts`);
    expect(['en', 'cn'].map((language) => messages[language]?.resources.parcels?.menu)).toEqual(['Parcels', '包裹']);
    const { apiName } = await copy.import<{ apiName: (name: string) => string }>(`${ADMIN}/resources.ts`);
    expect(apiName('parcels')).toBe('companies');
  });

  it('has a screen, as each that there is', async () => {
    const { RESOURCES } = await copy.import<{ RESOURCES: Named[] }>(`${ADMIN}/resources.ts`);
    const names = RESOURCES.map(({ name }) => name).sort();
    expect(names).toContain('parcels');
    expect(withScreens(copy.read(APP))).toEqual(names);
    expect(withScreens(readFileSync(join(ROOT, APP), 'utf8'))).toEqual(names.filter((name) => name !== 'parcels'));
  });

  it('is written as its types ask for', () => {
    const types = new ChangedCopy();
    for (const [file, text] of Object.entries(NEW)) types.add(file, text);
    for (const edit of EDITS) types.edit(edit);
    const wrong = () =>
      types.wrongTypes([...Object.keys(NEW), APP], 'admin-ui').filter((file) => file.startsWith(ADMIN));
    expect(wrong()).toEqual([]);
    types.edit({ file: `${ADMIN}/parcels/ParcelList.tsx`, find: "source: 'name'", put: "source: 'colour'" });
    expect(wrong()).toEqual([`${ADMIN}/parcels/ParcelList.tsx`]);
    types.remove();
  });
});
