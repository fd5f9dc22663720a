import { listEvents, type ShownEvent } from '../support/audit-events.js';
import { screenStands, visitOffice } from '../support/back-office.js';
import { becomes } from '../support/becomes.js';
import { atEachWidth, scrollsSideways } from '../support/browser.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, STUDENT, waitFor } from '../support/server.js';
import { testedSite } from '../support/tested-site.js';

const WORDS = {
  en: { seen: 'List seen', of: 'List of', certificate: 'Certificate', without: 'All but that' },
  cn: { seen: '列表已查看', of: '列表内容', certificate: '证书', without: '不含查看操作' },
} as const;

const site = testedSite();
let officer: PortalClient;
let event: ShownEvent;
let id: number;

beforeAll(async () => {
  officer = await signIn(site.server.url, ADMIN);
  id = (await record(await signIn(site.server.url, STUDENT), 'add', { name: 'Aminah' })).id;
  await resource(officer, 'GET', 'certificates', { query: { filter: { id: [id] } } });
  event = await waitFor('the event', async () => {
    const found = (await listEvents(officer, { action: 'list.read' })).body as ShownEvent[];
    return found.find(({ after }) => after?.of === 'certificate');
  });
});

it.each(['en', 'cn'] as const)(
  'who has seen a list is shown in %s, and each record leads to itself',
  async (language) => {
    const words = WORDS[language];
    const options = { as: ADMIN, language };
    const { page, complaints, close } = await visitOffice(site, `/audit/${event.id}/show`, options);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`${words.seen} (list.read)`).waitFor();
    await dialog.getByText(words.of, { exact: true }).waitFor();
    await dialog.getByText(words.certificate, { exact: true }).waitFor();
    const link = dialog.getByRole('link', { name: String(id), exact: true });
    await becomes(() => link.getAttribute('href'), `/manage/student/${id}`);
    await atEachWidth(page, async () => expect(await scrollsSideways(page)).toBe(false));
    expect(complaints).toEqual([]);
    await close();
  },
);

it('the trail is shown without them at choice', async () => {
  const asked = encodeURIComponent(JSON.stringify({ reads: false }));
  const { page, close } = await visitOffice(site, `/audit?filter=${asked}`, { as: ADMIN });
  await screenStands(page);
  await page.getByText(WORDS.en.without).first().waitFor();
  await page.getByText('Signed in').first().waitFor();
  await becomes(() => page.getByRole('row').filter({ hasText: WORDS.en.seen }).count(), 0);
  await close();
});
