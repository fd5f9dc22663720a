import type { Page } from 'playwright-core';
import { CLS } from '../../bench/ui/budgets.mjs';

const WATCH = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const [first] = sources;
      const node = first?.node?.nodeType === Node.TEXT_NODE ? first.node.parentElement : first?.node;
      window.shifts.push({ value, what: node ? node.tagName + ' ' + node.textContent.slice(0, 40) : 'something' });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** To be called before the first page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript({ content: WATCH });
}

/** How far things have jumped since the page was opened, where that is more than good pages may; nothing otherwise. */
export async function jumps(page: Page): Promise<string[]> {
  const shifts = await page.evaluate<{ value: number; what: string }[]>('window.shifts');
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  if (total <= CLS) return [];
  return shifts.map(({ value, what }) => `jumps by ${value.toFixed(3)}: ${what}`);
}
