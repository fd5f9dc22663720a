import { Injectable } from '@nestjs/common';
import { type Actor, isStudent } from '../../domain/account/actor.js';
import { mayUploadMore, UPLOADS_A_DAY } from '../../domain/files/file-kind.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { Clock } from '../../platform/security/clock.port.js';
import { RateLimiter } from '../../platform/security/rate-limiter.port.js';
import { FileReader } from './file.repository.js';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * How much a student may upload. What no form names is kept for a day: whoever goes on and on would fill the disk for
 * everyone.
 */
@Injectable()
export class UploadAllowanceService {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly files: FileReader,
    private readonly clock: Clock,
  ) {}

  /** To be called before the bytes are taken in. @throws DomainError `too_many_requests`. */
  async count(actor: Actor): Promise<void> {
    if (!isStudent(actor)) return;
    const { allowed, retryAfter } = await this.limiter.hit(`uploads:${actor.userId}`, UPLOADS_A_DAY, DAY_SECONDS);
    if (!allowed) throw exhausted(retryAfter);
    const yesterday = new Date(this.clock.now().getTime() - DAY_SECONDS * 1000);
    if (!mayUploadMore(await this.files.uploadedSince(actor.userId, yesterday))) throw exhausted(HOUR_SECONDS);
  }
}

const exhausted = (retryAfter: number) =>
  new DomainError('too_many_requests', message('uploads_exhausted'), { retryAfter });
