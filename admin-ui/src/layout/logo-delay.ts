/** The logo changes once the menu has moved. */
export const LOGO_DELAY_MS = 300;
