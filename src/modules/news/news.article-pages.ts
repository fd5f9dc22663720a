import { Injectable } from '@nestjs/common';
import { summaryOf, textOf } from '../../domain/news/article-text.js';
import { networkOf } from '../../domain/shared/network.js';
import { languageOf } from '../../domain/shared/text-language.js';
import { type ArticleOnPage, ArticlePages } from '../../platform/http/pages/article-pages.port.js';
import { RateLimiter, refuseOver } from '../../platform/security/rate-limiter.port.js';
import { NewsReader } from './news.repository.js';

const PAGES_A_MINUTE = 600;

@Injectable()
export class NewsArticlePages extends ArticlePages {
  constructor(
    private readonly news: NewsReader,
    private readonly limiter: RateLimiter,
  ) {
    super();
  }

  override async read(id: number, address: string): Promise<ArticleOnPage | null> {
    refuseOver(await this.limiter.hit(`pages:${networkOf(address)}`, PAGES_A_MINUTE, 60));
    const article = await this.news.findById(id);
    if (!article) return null;
    const { title, preview, content } = article;
    const text = textOf(content);
    return {
      title,
      titleLanguage: languageOf(title),
      description: summaryOf(text),
      preview,
      content,
      contentLanguage: languageOf(text),
    };
  }
}
