import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import type { KeyCaller } from '../../domain/integrator/api-key.js';
import { bearerToken } from '../../platform/http/bearer-token.js';
import type { AppRequest } from '../../platform/http/request.js';
import { KeyAccessService } from './key-access.service.js';

type Verify = (request: AppRequest, done: (error: unknown, caller?: KeyCaller | null) => void) => void;

/** A token in the header that is no JWT, looked up by whoever makes a strategy of this. */
class BearerKeyStrategy extends passport.Strategy {
  override name = 'api-key';

  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: unknown): void {
    this.verify(request as AppRequest, (error, caller) => {
      if (error) return this.error(error);
      return caller ? this.success(caller) : this.fail('Bearer', 401);
    });
  }
}

/** Finds out which integrator calls, by `Authorization: Bearer mv_...`. */
@Injectable()
export class ApiKeyStrategy extends PassportStrategy(BearerKeyStrategy, 'api-key') {
  constructor(private readonly keys: KeyAccessService) {
    super();
  }

  override async validate(request: AppRequest): Promise<KeyCaller | null> {
    const text = bearerToken(request);
    return text ? this.keys.callerBy(text, request.ip) : null;
  }
}
