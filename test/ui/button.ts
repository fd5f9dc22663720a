import type { Page } from 'playwright-core';

/** The button with this name and no other. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
