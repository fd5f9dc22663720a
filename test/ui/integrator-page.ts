import type { Page } from 'playwright-core';
import { type Visit, type VisitOptions, visit } from '../support/browser.js';
import { MEMBER_PASSWORD } from '../support/integrators.js';
import type { testedSite } from '../support/tested-site.js';

type Site = ReturnType<typeof testedSite>;

/** A part of the integrator's page, as one of its people sees it. */
export async function openPart(site: Site, email: string, part: string, options: VisitOptions = {}): Promise<Visit> {
  const opened = await visit(site, { as: { email, password: MEMBER_PASSWORD }, ...options });
  await opened.page.goto(`/integrator?part=${part}`);
  await opened.page.getByRole('tabpanel').waitFor();
  return opened;
}

export const card = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
export const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
