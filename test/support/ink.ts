import type { Page } from 'playwright-core';

/** How much is drawn on the page of a PDF. */
export function inkOf(page: Page): Promise<number> {
  return page.evaluate<number>(`(() => {
    const canvas = document.querySelector('canvas');
    if (!canvas || canvas.width === 0) return 0;
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    let ink = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at + 3] > 0 && data[at] < 128) ink++;
    return ink;
  })()`);
}
