import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { keysWithin } from '../../domain/integrator/key-text.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { AppRequest } from '../../platform/http/request.js';
import { KeyAccessService } from './key-access.service.js';

/** Addresses are kept by proxies, browsers and logs: a key that stands in one is refused, and ended. */
@Injectable()
export class LeakedKeyGuard implements CanActivate {
  constructor(private readonly access: KeyAccessService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { url } = context.switchToHttp().getRequest<AppRequest>();
    const keys = keysWithin(url);
    if (keys.length === 0) return true;
    await this.access.endLeaked(keys);
    throw new DomainError('key_in_address', message('key_in_address'));
  }
}
