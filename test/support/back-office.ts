import type { Locator, Page } from 'playwright-core';
import { type LANGUAGES, type Site, type Visit, type VisitOptions, visit } from './browser.js';

type Language = (typeof LANGUAGES)[number];

export interface OfficeOptions extends VisitOptions {
  readonly theme?: 'light' | 'dark';
}

/** Opens the back office at a screen, such as `/company`; in English unless told otherwise. */
export async function visitOffice(site: Site, screen: string, options: OfficeOptions = {}): Promise<Visit> {
  const opened = await visit(site, options);
  await opened.context.addInitScript({ content: preferences(options.language ?? 'en', options.theme ?? 'light') });
  await opened.page.goto(`/manage${screen}`);
  return opened;
}

/**
 * As they were chosen before on this device, and not sent yet: what is chosen later stays, and what was chosen
 * elsewhere gives way.
 */
function preferences(language: Language, theme: string): string {
  return `if (!localStorage.getItem('RaStoreMyVerify.locale')) {
    localStorage.setItem('RaStoreMyVerify.locale', '"${language}"');
    localStorage.setItem('RaStoreMyVerify.theme', '"${theme}"');
    localStorage.setItem('RaStoreMyVerify.unsent', '["locale","theme"]');
  }`;
}

const SEEN = 'data-seen-by-test';

/**
 * Goes from a screen that stands to one of another kind, as the browser's own buttons do: without loading the
 * application anew, which takes longer than anything that is looked at afterwards.
 */
export async function goTo(page: Page, screen: string): Promise<void> {
  await page.evaluate(`document.querySelectorAll('h1').forEach((heading) => heading.setAttribute('${SEEN}', ''))`);
  await push(page, screen);
  await screenStands(page);
}

/** Goes from a list to what opens in a dialog over it, in the same way. */
export async function openOver(page: Page, screen: string): Promise<void> {
  await page.evaluate(
    `document.querySelectorAll('[role=dialog]').forEach((dialog) => dialog.setAttribute('${SEEN}', ''))`,
  );
  await push(page, screen);
  await page.locator(`[role=dialog]:not([${SEEN}])`).waitFor();
  await loaded(page);
}

function push(page: Page, screen: string): Promise<void> {
  return page.evaluate(`{
    history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1 }, '', '/manage${screen}');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }`);
}

/** Waits until a screen stands: its heading is there, not that of the screen before, and nothing is being loaded. */
export async function screenStands(page: Page): Promise<void> {
  await page.locator(`h1:not([${SEEN}])`).first().waitFor();
  await loaded(page);
}

async function loaded(page: Page): Promise<void> {
  await page.locator('[aria-busy=true], .MuiSkeleton-root, [role=progressbar]').first().waitFor({ state: 'detached' });
}

/** The row of a list that holds a text. */
export function row(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** Waits for a message at the foot of the page. */
export async function message(page: Page, text: string): Promise<void> {
  await page.locator('.MuiSnackbar-root').filter({ hasText: text }).first().waitFor();
}

export async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('dialog').getByLabel(label, { exact: false }).first().fill(text);
  }
}

/** Presses a button of the open dialog. */
export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();
}
