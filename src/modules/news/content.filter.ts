import { type ArgumentsHost, Catch } from '@nestjs/common';
import { DomainError } from '../../domain/shared/domain-error.js';
import { ErrorFilter } from '../../platform/http/errors/error.filter.js';
import type { AppRequest } from '../../platform/http/request.js';
import { NewsService } from './news.service.js';

/**
 * A content shows what is wrong with it when it is cleaned: whoever gave other wrong fields is told of it at once, too.
 */
@Catch(DomainError)
export class ContentFilter extends ErrorFilter {
  constructor(private readonly news: NewsService) {
    super();
  }

  /** Never rejects, for nobody waits for it. */
  override async catch(error: DomainError, host: ArgumentsHost): Promise<void> {
    const { body } = host.switchToHttp().getRequest<AppRequest>();
    super.catch(await this.completed(error, contentOf(body)).catch((other: unknown) => other), host);
  }

  /** @throws what the cleaner throws. */
  private async completed(error: DomainError, content: unknown): Promise<DomainError> {
    const { errors } = error.details;
    if (error.reason !== 'invalid_input' || !errors || errors.content || typeof content !== 'string') return error;
    const all = { ...errors, ...(await this.news.contentErrors(content)) };
    return new DomainError(error.reason, Object.values(all), { ...error.details, errors: all });
  }
}

function contentOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'content' in body ? body.content : undefined;
}
