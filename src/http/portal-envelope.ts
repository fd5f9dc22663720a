import {
  applyDecorators,
  type CallHandler,
  Controller,
  type ExecutionContext,
  HttpCode,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';

/** The `code` of a success by family of calls. */
export const SUCCESS = { portal: 200, lookup: 0, admin: 100 } as const;
export type Family = keyof typeof SUCCESS;

export interface Envelope<T> {
  readonly code: number;
  readonly message: string;
  readonly errMsg: string;
  readonly data: T;
}

export function envelope<T>(code: number, message: string, data: T): Envelope<T> {
  return { code, message, errMsg: message, data };
}

/** An answer whose code differs from that of its family. */
export class CodedAnswer<T> {
  constructor(
    readonly code: number,
    readonly data: T,
  ) {}
}

const FAMILY = 'portal:family';
const SAYS = 'portal:says';

/** Puts the answers of a portal controller into the envelope. */
@Injectable()
class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const targets = [context.getHandler(), context.getClass()];
    const family = this.reflector.getAllAndOverride<Family | undefined>(FAMILY, targets) ?? 'portal';
    const message = this.reflector.getAllAndOverride<string | undefined>(SAYS, targets) ?? 'success';
    return next.handle().pipe(
      map((answer: unknown) => {
        if (answer instanceof StreamableFile) return answer;
        if (answer instanceof CodedAnswer) return envelope(answer.code, message, answer.data);
        return envelope(SUCCESS[family], message, answer ?? null);
      }),
    );
  }
}

/** A controller of portal calls under `/api`: success is HTTP 200, always. */
export const Portal = (family: Family, path = '') =>
  applyDecorators(Controller(`api/${path}`), SetMetadata(FAMILY, family), UseInterceptors(EnvelopeInterceptor));

/** The text of a success, and HTTP 200 for a POST. */
export const Says = (message: string) => applyDecorators(SetMetadata(SAYS, message), HttpCode(200));
