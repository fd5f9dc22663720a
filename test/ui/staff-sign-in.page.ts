import type { BrowserContext, Page } from 'playwright-core';
import type { ADMIN } from '../support/server.js';

/** An authenticator that Chromium plays itself, and which consents to everything. */
export async function plugInAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Fills the sign-in page of the back office. */
export async function signIn(page: Page, { email, password }: typeof ADMIN): Promise<void> {
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
