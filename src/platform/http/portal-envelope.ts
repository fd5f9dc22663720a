import { applyDecorators, Controller, HttpCode, SetMetadata, StreamableFile } from '@nestjs/common';
import { FastifyAdapter, RouteConfig } from '@nestjs/platform-fastify';

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

/** What the answers of an operation are put into. */
interface EnvelopeStyle {
  readonly code: number;
  readonly message: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    envelope?: EnvelopeStyle;
  }
}

const SAYS = 'portal:says';

/** Writes the style of the envelope beside each route of a controller. */
function enveloped(code: number): ClassDecorator {
  return ({ prototype }) => {
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (name === 'constructor' || typeof descriptor.value !== 'function') continue;
      const message: string = Reflect.getMetadata(SAYS, descriptor.value) ?? 'success';
      const envelope: EnvelopeStyle = { code, message };
      RouteConfig({ envelope })(prototype, name, descriptor);
    }
  };
}

/** A controller of portal calls under `/api`: success is HTTP 200, always. */
export const Portal = (family: Family, path = '') =>
  applyDecorators(Controller(`api/${path}`), enveloped(SUCCESS[family]));

/** The text of a success, and HTTP 200 for a POST. */
export const Says = (message: string) => applyDecorators(SetMetadata(SAYS, message), HttpCode(200));

/**
 * Puts what portal calls answer into the envelope. This is not an interceptor, and none is used elsewhere: where a route has one,
 * Nest takes each answer through a chain of observables, which costs as much processor time as guards and validation together.
 */
export class EnvelopeAdapter extends FastifyAdapter {
  override reply(response: Parameters<FastifyAdapter['reply']>[0], body: unknown, statusCode?: number) {
    const style = 'request' in response ? response.request.routeOptions.config.envelope : undefined;
    return super.reply(response, style ? inEnvelope(style, body) : body, statusCode);
  }
}

function inEnvelope({ code, message }: EnvelopeStyle, answer: unknown): unknown {
  if (answer instanceof StreamableFile) return answer;
  if (answer instanceof CodedAnswer) return envelope(answer.code, message, answer.data);
  return envelope(code, message, answer ?? null);
}
