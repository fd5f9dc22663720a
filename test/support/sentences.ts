import type { Page } from 'playwright-core';

/** Names of the service, of units and formats, of the other language, and how a day and a number are written. */
const NAMES = /\b(MyVerify|DuitNow|QR|PDF|MYR|SST|JPG|PNG|MB|MYV|English|EMGS|MQA|YYYY|MM|DD|GENERAL|Sdn|Bhd)\b/g;
/** Words that no name of a university, an agency, a place or a person is made of. */
const OF_SENTENCES =
  /\b(the|is|are|was|a|an|to|your|you|we|our|with|how|what|which|please|and then|can|not|has|have)\b/i;

/** What is said in Latin letters, text by text, that is more than a name or two words. */
export async function sentences(page: Page): Promise<string[]> {
  const texts = await page.evaluate<string[]>(`(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // A paper has its own languages, and programs are no text.
      if (!parent.closest('script, style, svg, code, address, [lang="en"]:not(html)')) found.push(node.data.trim());
    }
    return found.filter(Boolean);
  })()`);
  return texts.filter((text) => OF_SENTENCES.test(text.replace(NAMES, '')));
}
