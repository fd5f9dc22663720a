/**
 * A request that was answered, or a try of a job. Attributes are of a few known values or ids of rows: no address, no
 * name, no query.
 */
export interface EndedSpan {
  readonly kind: 'request' | 'job';
  readonly name: string;
  /** Of the request, or of the one that ordered the job; `null` where nobody asked. */
  readonly requestId: string | null;
  /** How long it took until now, in milliseconds. */
  readonly ms: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** The header `traceparent` that a request came with. */
  readonly traceparent?: string | undefined;
}

/** Tells whoever gathers traces what was done. */
export abstract class Spans {
  /** False where nobody gathers them. */
  abstract readonly on: boolean;
  /** Never throws and never waits. */
  abstract ended(span: EndedSpan): void;
}

/** Where no OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export class NoSpans extends Spans {
  readonly on = false;
  ended(): void {}
}
