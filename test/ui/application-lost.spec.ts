import type { Route } from 'playwright-core';
import { type PortalCertificate, registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { visit } from '../support/browser.js';
import { inEnglish } from '../support/said.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage, apply, jpeg, png, recordsOf } from './application.page.js';

const site = testedSite();

const LOST = 'The service cannot be reached.';
const ARRIVED = 'Your first try had arrived and is saved.';

/** A new student with the form open. */
async function openForm(path = '/cert-add', student?: Awaited<ReturnType<typeof registerStudent>>) {
  const applicant = student ?? (await registerStudent(site.server));
  const visited = await visit(site, { as: applicant });
  const form = new ApplicationPage(visited.page);
  await form.open(path);
  return { ...visited, student: applicant, form };
}

type Opened = Awaited<ReturnType<typeof openForm>>;

/** Saves the draft once: it arrives, or not, and no answer comes. */
async function saveInVain({ page, form }: Opened, arrives: boolean): Promise<void> {
  const lose = async (route: Route) => {
    if (arrives) await route.fetch();
    await route.abort();
  };
  await page.route(/\/api\/cert\/(add|update)$/, lose, { times: 1 });
  await form.button('Save Draft').click();
  await page.getByText(LOST).waitFor();
}

async function reload({ page }: Opened): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('Your unsaved changes are restored').waitFor();
}

async function saved({ student }: Opened): Promise<unknown[]> {
  return (await recordsOf(student)).map(({ major }) => major);
}

describe('an answer that was lost', () => {
  it('and a reload make one application', async () => {
    const opened = await openForm();
    const { page, form, close } = opened;
    await form.field('major').fill('Law');
    await saveInVain(opened, true);
    await reload(opened);
    await page.getByText('It is not known whether your last try to save arrived.').waitFor();
    await form.button('Save Draft').click();
    await page.getByText('Save Success!').waitFor();
    expect(await saved(opened)).toEqual(['Law']);
    await close();
  });

  it.each([true, false])(
    'a change, after a reload: %p, go into the application that the first try made',
    async (again) => {
      const opened = await openForm();
      const { page, form, expectRefusal, complaints, close } = opened;
      await form.field('major').fill('Law');
      await saveInVain(opened, true);
      if (again) await reload(opened);
      await form.field('major').fill('Physics');
      expectRefusal('422 /api/cert/add');
      await form.button('Save Draft').click();
      await page.getByText(ARRIVED).waitFor();
      const [record] = await recordsOf(opened.student);
      await page.waitForURL(`${site.server.url}/cert-update?id=${record?.id}`);
      // The former screen stays until the next one is there.
      await page.getByRole('heading', { name: 'Edit Certificate' }).waitFor();
      await becomes(() => form.field('major').inputValue(), 'Physics');
      expect(await saved(opened)).toEqual(['Law']);
      await form.button('Save Draft').click();
      await page.getByText('Save Success!').waitFor();
      expect(await saved(opened)).toEqual(['Physics']);
      expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
      await close();
    },
  );

  it('of what never arrived is no reason to save what was changed since a second time', async () => {
    const opened = await openForm();
    const { page, form, close } = opened;
    await form.field('major').fill('Law');
    await saveInVain(opened, false);
    await form.field('major').fill('Physics');
    await saveInVain(opened, true);
    await reload(opened);
    await form.field('major').fill('Chemistry');
    await form.button('Save Draft').click();
    await page.getByText(ARRIVED).waitFor();
    expect(await saved(opened)).toEqual(['Physics']);
    await becomes(() => form.field('major').inputValue(), 'Chemistry');
    await close();
  });

  it('to a change of an application that is there is told, and the next one goes on top of it', async () => {
    const student = await registerStudent(site.server);
    const { id } = await apply(student);
    const opened = await openForm(`/cert-update?id=${id}`, student);
    const { page, form, close } = opened;
    await form.field('major').fill('Law');
    await saveInVain(opened, true);
    await form.field('major').fill('Physics');
    await form.button('Save Draft').click();
    await page.getByText(ARRIVED).waitFor();
    await form.button('Save Draft').click();
    await page.getByText('Save Success!').waitFor();
    expect(await saved(opened)).toEqual(['Physics']);
    await close();
  });
});

it('saving while offline says so at once, loses nothing, and is done once', async () => {
  const opened = await openForm();
  const { page, context, form, close } = opened;
  await form.field('major').fill('Law');
  await context.setOffline(true);
  await form.button('Save Draft').click();
  const notice = page.getByRole('alert').filter({ hasText: 'This was not saved' });
  await notice.getByText('You are offline.').waitFor({ timeout: 10_000 });
  await notice.getByText('What you have typed and uploaded is kept.').waitFor();
  await becomes(() => form.field('major').inputValue(), 'Law');
  // A file says so as well, and can be sent again.
  await form.choose('passport_photos', [await png()]);
  await form.files('Passport').getByText('upload fail,retry please').waitFor({ timeout: 10_000 });
  await context.setOffline(false);
  await form.button('Upload scan.png again').click();
  await form.files('Passport').getByText('success').waitFor();
  await form.button('Try again').click();
  await page.getByText('Save Success!').waitFor();
  expect(await saved(opened)).toEqual(['Law']);
  await close();
});

describe('a draft beside files that were refused', () => {
  const broken = { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') };
  /** A picture by its name alone. */
  const renamed = { name: 'renamed.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };

  it('is saved with all that is good; they stay marked, on the application that it became', async () => {
    const opened = await openForm();
    const { page, student, form, expectRefusal, complaints, close } = opened;
    expectRefusal('415 /api/file/upload');
    await form.field('major').fill('Law');
    await form.choose('passport_photos', [broken, renamed, await png()]);
    const files = form.files('Passport');
    await files.filter({ hasText: 'renamed.png' }).getByText(inEnglish('file_wrong_format')).waitFor();
    await files.filter({ hasText: 'scan.png' }).getByText('success').waitFor();
    await form.button('Save Draft').click();
    await page.getByText('Saved, but without these files: page.html, renamed.png').waitFor();
    const [record] = await recordsOf(student);
    await page.waitForURL(`${site.server.url}/cert-update?id=${record?.id}`);
    expect(await form.problems()).toEqual(['Passport: Not uploaded: page.html, renamed.png. Try again or remove it.']);
    for (const name of ['page.html', 'renamed.png'])
      await files.filter({ hasText: name }).getByText(inEnglish('file_wrong_format')).waitFor();
    const { data } = await student.get<PortalCertificate>('/api/cert/detail', { id: Number(record?.id) });
    expect([data.major, data.passport_photos]).toEqual(['Law', [expect.any(String)]]);

    // Saved again, now as a change of that application; applying still asks for them to be removed.
    await form.field('major').fill('Physics');
    await form.button('Save Draft').click();
    await page.getByText('Everything is saved').waitFor();
    expect(await saved(opened)).toEqual(['Physics']);
    await form.button('Save & Apply').click();
    expect(await form.problems()).toContain('Passport: Not uploaded: page.html, renamed.png. Try again or remove it.');
    for (const name of ['page.html', 'renamed.png']) await form.button(`Remove ${name}`).click();
    await form.button('Save Draft').click();
    await page.waitForURL(`${site.server.url}/cert-list`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps what only failed to arrive, to be sent again', async () => {
    const opened = await openForm();
    const { page, student, form, close } = opened;
    await page.route('**/api/file/upload', (route) => route.abort(), { times: 1 });
    await form.choose('avatar', [await jpeg()]);
    await page.getByText('upload fail,retry please').waitFor();
    await form.button('Save Draft').click();
    await page.getByText('Saved, but without these files: photo.jpg').waitFor();
    await page.waitForURL(/\/cert-update\?id=/);
    await form.button('Upload photo.jpg again').click();
    await page.getByAltText('The photo as it was uploaded').waitFor();
    await form.button('Save Draft').click();
    await page.waitForURL(`${site.server.url}/cert-list`);
    expect(await recordsOf(student)).toHaveLength(1);
    await close();
  });
});
