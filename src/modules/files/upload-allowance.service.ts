import { Injectable } from '@nestjs/common';
import { type Actor, isStudent } from '../../domain/account/actor.js';
import { UPLOADS_A_DAY } from '../../domain/files/file-kind.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { RateLimiter } from '../../platform/security/rate-limiter.port.js';

const DAY_SECONDS = 86_400;

/** How much a student may upload. What no form names is kept for a day: whoever goes on and on would fill the disk for everyone. */
@Injectable()
export class UploadAllowanceService {
  constructor(private readonly limiter: RateLimiter) {}

  /** To be called before the bytes are taken in. @throws DomainError `too_many_requests`. */
  async count(actor: Actor): Promise<void> {
    if (!isStudent(actor)) return;
    const { allowed, retryAfter } = await this.limiter.hit(`uploads:${actor.userId}`, UPLOADS_A_DAY, DAY_SECONDS);
    if (!allowed) {
      throw new DomainError('too_many_requests', message('uploads_exhausted'), { retryAfter });
    }
  }
}
