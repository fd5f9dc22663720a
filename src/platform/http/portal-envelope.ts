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
import { map } from 'rxjs';

/** The `code` of a success by family of calls. */
export const SUCCESS = { portal: 200, lookup: 0, admin: 100 } as const;
export type Family = keyof typeof SUCCESS;

export function envelope<T>(code: number, message: string, data: T) {
  return { code, message, errMsg: message, data };
}

/** An answer whose code or text differs from that of its call. */
export class CodedAnswer<T> {
  constructor(
    readonly code: number,
    readonly data: T,
    /** Where it differs, too. */
    readonly text?: string,
  ) {}
}

const SUCCESS_CODE = 'portal:success-code';
const SUCCESS_MESSAGE = 'portal:success-message';

/** A controller of portal calls under `/api`: success is HTTP 200, always. */
export const Portal = (family: Family, path = '') =>
  applyDecorators(
    Controller(`api/${path}`),
    SetMetadata(SUCCESS_CODE, SUCCESS[family]),
    UseInterceptors(EnvelopeInterceptor),
  );

/** The text of a success, and HTTP 200 for a POST. */
export const SuccessMessage = (text: string) => applyDecorators(SetMetadata(SUCCESS_MESSAGE, text), HttpCode(200));

/** Puts what portal calls answer into the envelope. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const code = this.reflector.get<number>(SUCCESS_CODE, context.getClass());
    const text = this.reflector.get<string | undefined>(SUCCESS_MESSAGE, context.getHandler()) ?? 'success';
    return next.handle().pipe(map((answer: unknown) => inEnvelope(code, text, answer)));
  }
}

function inEnvelope(code: number, text: string, answer: unknown): unknown {
  if (answer instanceof StreamableFile) return answer;
  if (answer instanceof CodedAnswer) return envelope(answer.code, answer.text ?? text, answer.data);
  return envelope(code, text, answer ?? null);
}
