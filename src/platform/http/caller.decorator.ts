import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import type { Caller } from '../../domain/account/known-device.js';
import { KnownDeviceCookie } from './known-device-cookie.js';
import type { AppRequest } from './request.js';

@Injectable()
class CallerPipe implements PipeTransform<AppRequest, Caller> {
  constructor(private readonly cookie: KnownDeviceCookie) {}

  transform({ ip, headers }: AppRequest): Caller {
    return { address: ip, device: this.cookie.read(headers.cookie) };
  }
}

const request = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<AppRequest>(),
);

/** From which address and browser a request comes. */
export const CurrentCaller = () => request(CallerPipe);
