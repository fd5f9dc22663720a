import { randomBytes } from 'node:crypto';
import type { EndedSpan } from './spans.port.js';

/** A span in the JSON of OTLP 1.x; times in nanoseconds since 1970, as text. */
export interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly OtlpAttribute[];
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status: { readonly code?: number };
}

export type OtlpAttribute = {
  readonly key: string;
  readonly value: { readonly stringValue: string } | { readonly intValue: string };
};

const KINDS = { request: 2, job: 5 } as const;
const FAILED = { code: 2 };
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(?:-|$)/;

/**
 * The id of a request is that of its trace, and the end of it that of its span: so a job finds both in its row.
 * A trace from outside is linked, never joined: anybody can send a `traceparent`.
 * @param end when it ended, in milliseconds since 1970.
 */
export function otlpSpan(span: EndedSpan, end: number): OtlpSpan {
  const { kind, name, requestId, ms, failed, attributes, traceparent } = span;
  const traceId = requestId?.replaceAll('-', '') ?? randomBytes(16).toString('hex');
  const ofRequest = traceId.slice(16);
  const isChild = kind === 'job' && requestId !== null;
  return {
    traceId,
    spanId: kind === 'request' ? ofRequest : randomBytes(8).toString('hex'),
    ...(isChild ? { parentSpanId: ofRequest } : {}),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(end - ms),
    endTimeUnixNano: nanoseconds(end),
    attributes: otlpAttributes(attributes),
    links: linksTo(traceparent),
    status: failed ? FAILED : {},
  };
}

export function otlpAttributes(attributes: EndedSpan['attributes']): OtlpAttribute[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}

function linksTo(traceparent: string | undefined): OtlpSpan['links'] {
  const [, traceId = '', spanId = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  return /[^0]/.test(traceId) && /[^0]/.test(spanId) ? [{ traceId, spanId }] : [];
}

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);
