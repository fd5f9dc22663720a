import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type OtlpSpan, otlpAttributes, otlpSpan } from './otlp-span.js';
import { OutageLog } from './outage.log.js';
import { type EndedSpan, Spans } from './spans.port.js';

const SEND_EVERY_MS = 2_000;
const SEND_WITHIN_MS = 5_000;
/** At a shutdown nobody waits longer for a collector that is away. */
export const LAST_WITHIN_MS = 1_000;
/** What is more than this between two sendings is not told. */
const MOST_KEPT = 2_000;

/**
 * Sends spans to a collector as OTLP in JSON. What it does not take is gone: traces may have gaps, the service may not
 * wait.
 */
@Injectable()
export class OtlpSpans extends Spans implements OnApplicationShutdown {
  readonly on = true;
  private readonly outage = new OutageLog('Collector of traces');
  private kept: OtlpSpan[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly url: string) {
    super();
  }

  ended(span: EndedSpan): void {
    if (this.kept.length >= MOST_KEPT) return;
    this.kept.push(otlpSpan(span, Date.now()));
    this.timer ??= setTimeout(() => void this.send(SEND_WITHIN_MS), SEND_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    await this.send(LAST_WITHIN_MS);
  }

  /** Never throws. */
  private async send(limit: number): Promise<void> {
    this.timer = null;
    const spans = this.kept;
    if (spans.length === 0) return;
    this.kept = [];
    const resource = { attributes: otlpAttributes({ 'service.name': 'myverify', 'process.pid': process.pid }) };
    const body = JSON.stringify({
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'myverify' }, spans }] }],
    });
    const headers = { 'content-type': 'application/json' };
    try {
      const signal = AbortSignal.timeout(limit);
      const answer = await fetch(this.url, { method: 'POST', headers, body, signal, redirect: 'error' });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`it answers ${answer.status}`);
      this.outage.works();
    } catch (error) {
      this.outage.failed(error instanceof Error && error.cause instanceof Error ? error.cause : error);
    }
  }
}
