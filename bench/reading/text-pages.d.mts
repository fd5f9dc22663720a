import type { BrowserContext } from 'playwright-core';

export const SCALE: number;
export const TEXTS: Readonly<Record<'english' | 'malay' | 'chinese', readonly string[]>>;
export function textPage(context: BrowserContext, lines: readonly string[]): Promise<{ pdf: Buffer; picture: Buffer }>;
