import type { Page } from 'playwright-core';
import { becomes } from './becomes.js';

/** The document groups as the desk calls them, in their order. */
export const GROUPS = [
  'Photo',
  'Passport',
  'Certificate',
  'Transcript',
  'Ministry stamping',
  'Proof of payment',
] as const;
type Group = (typeof GROUPS)[number];

/** Waits until a group is in view. */
export const groupStands = (page: Page, group: Group) =>
  page.getByRole('heading', { level: 2, name: `${group}: checks` }).waitFor();

/** Waits until verdicts are taken: what was found until now is there. */
export const takesVerdicts = (page: Page) =>
  becomes(() => page.getByRole('button', { name: 'Accept', exact: true }).isEnabled(), true);

/** Accepts the group in view, as an officer does. */
export async function accept(page: Page, group: Group): Promise<void> {
  await groupStands(page, group);
  await takesVerdicts(page);
  await page.keyboard.press('Space');
}

/**
 * Accepts every group of the application on the desk by the keyboard, from the first on, and waits until it can be
 * approved.
 */
export async function acceptGroups(page: Page): Promise<void> {
  for (const group of GROUPS) await accept(page, group);
  await page.getByText('Every group has a verdict. A approves.').waitFor();
  await becomes(() => page.getByRole('button', { name: 'Approve', exact: true }).isEnabled(), true);
}
