import type { CleanHtml } from '../../src/domain/news/article.js';
import { HtmlCleaner } from '../../src/platform/html/html-cleaner.port.js';

/** Takes scripts out and finds images of ours: enough for services, which must clean but not how. */
export class FakeHtmlCleaner extends HtmlCleaner {
  async clean(html: string): Promise<CleanHtml> {
    const cleaned = html.replace(/<script>.*?<\/script>/g, '');
    const images = [...cleaned.matchAll(/<img src="\/api\/file\/(\w{26})">/g)].map(([, id = '']) => id);
    const text = cleaned.replace(/<[^>]*>/g, '').trim();
    return { html: cleaned, images: [...new Set(images)], isEmpty: images.length === 0 && text === '' };
  }
}
