import { Injectable } from '@nestjs/common';
import { type Actor, isStudent } from '../../domain/account/actor.js';
import { mayUploadMore, UPLOADS_A_DAY } from '../../domain/files/file-kind.js';
import { message } from '../../domain/messages/message.js';
import { Clock } from '../../platform/security/clock.port.js';
import { RateLimiter, refuseOver } from '../../platform/security/rate-limiter.port.js';
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
    const said = message('uploads_exhausted');
    refuseOver(await this.limiter.hit(`uploads:${actor.userId}`, UPLOADS_A_DAY, DAY_SECONDS), said);
    const yesterday = new Date(this.clock.now().getTime() - DAY_SECONDS * 1000);
    const allowed = mayUploadMore(await this.files.uploadedSince(actor.userId, yesterday));
    refuseOver({ allowed, retryAfter: HOUR_SECONDS }, said);
  }
}
