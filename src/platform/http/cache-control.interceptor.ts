import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isOpen } from './access.js';
import { type AppReply, type AppRequest, isSafe } from './request.js';

/**
 * What somebody has to sign in for stays out of caches, and so does what a login answers, unless the operation says
 * otherwise.
 */
@Injectable()
export class CacheControlInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const http = context.switchToHttp();
    const request = http.getRequest<AppRequest>();
    const reply = http.getResponse<AppReply>();
    if (!isOpen(this.reflector, context)) reply.header('Cache-Control', 'private, no-store');
    else if (isSafe(request)) request.isPublicRead = true;
    else reply.header('Cache-Control', 'no-store');
    return next.handle();
  }
}
