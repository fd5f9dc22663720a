import type { Locator, Page } from 'playwright-core';
import { completeForm, type PortalCertificate, paperPdf, photoJpeg, scanPng } from '../support/applicant.js';
import type { PortalClient } from '../support/portal.js';

export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const jpeg = async (name = 'photo.jpg'): Promise<GivenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photoJpeg(),
});
export const png = async (name = 'scan.png'): Promise<GivenFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await scanPng(),
});
export const pdf = async (name = 'paper.pdf'): Promise<GivenFile> => ({
  name,
  mimeType: 'application/pdf',
  buffer: await paperPdf(name),
});

export const GROUPS = ['passport_photos', 'cert_photos', 'transcript_photos', 'ministry_photos', 'payment_photos'];

/** The screen on which one applies, new or of a record. */
export class ApplicationPage {
  constructor(readonly page: Page) {}

  /** Opens the form; who has not accepted the legal notice does so. */
  async open(path: string, { legal = true } = {}): Promise<void> {
    await this.page.goto(path);
    if (legal) await this.acceptNotice();
    await this.page.locator('#name').waitFor();
  }

  async acceptNotice(): Promise<void> {
    const accept = this.page.getByRole('button', { name: 'I understand and agree to abide by the above content' });
    await accept.click();
    await accept.waitFor({ state: 'detached' });
  }

  field(name: string) {
    return this.page.locator(`#${name}`);
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /**
   * Presses what is answered by words that stand for two seconds before another page comes: a busy machine may not look
   * in time.
   */
  async pressAndRead(button: Locator, words: string): Promise<void> {
    const read = this.page.evaluate(`new Promise((resolve) => {
      const look = () => document.body.textContent.includes(${JSON.stringify(words)}) && resolve();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    })`);
    await Promise.all([read, button.click()]);
  }

  /** Chooses files by the keyboard. */
  async choose(field: string, files: readonly GivenFile[]): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.field(field).press('Enter')]);
    await chooser.setFiles(files.map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer })));
  }

  /** The files of a field, whatever became of them. */
  files(label: string) {
    return this.page.getByRole('list', { name: `Files: ${label}` }).getByRole('listitem');
  }

  /** Uploads a photo and one file for each group, and waits until they are there. */
  async uploadAll(): Promise<void> {
    await this.choose('avatar', [await jpeg()]);
    for (const [index, group] of GROUPS.entries()) {
      await this.choose(group, [index % 2 === 0 ? await png(`${group}.png`) : await pdf(`${group}.pdf`)]);
    }
    await this.page.getByAltText('The photo as it was uploaded').waitFor();
    for (const group of GROUPS) await this.page.getByRole('link', { name: `Open ${group}.` }).waitFor();
  }

  /** What the summary of errors says, line by line. */
  async problems(): Promise<string[]> {
    const summary = this.page.getByRole('alert').filter({ has: this.page.getByText('Please check these points') });
    await summary.waitFor();
    return summary.getByRole('listitem').allInnerTexts();
  }

  /** Waits until a field has the focus. */
  async hasFocus(name: string): Promise<void> {
    await this.page.locator(`#${name}:focus`).waitFor({ state: 'attached' });
  }
}

/** The records that somebody sees, newest first. */
export async function recordsOf(client: PortalClient): Promise<PortalCertificate[]> {
  const { data } = await client.get<{ cert_list: PortalCertificate[] }>('/api/cert/list', { page_size: 100 });
  return data.cert_list;
}

/** A complete application, past the form. */
export async function apply(client: PortalClient): Promise<PortalCertificate> {
  const { data } = await client.post<PortalCertificate>('/api/cert/add-apply', await completeForm(client));
  return data;
}
