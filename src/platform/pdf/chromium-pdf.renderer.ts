import { Injectable, Logger, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Metrics, type RenderOutcome } from '../ops/metrics.port.js';
import { SilentMetrics } from '../ops/silent.metrics.js';
import { ChromiumPrinter } from './chromium.printer.js';
import type { FinishedPaper } from './paper.finish.js';
import type { PaperTools } from './paper.tools.js';
import { PdfRenderer, type ReceiptDocument, type ReportDocument } from './pdf-renderer.port.js';
import { RenderLimits } from './render-limits.js';

/** Renders reports and receipts with Handlebars and a headless Chromium that starts with the first of them. */
@Injectable()
export class ChromiumPdfRenderer extends PdfRenderer implements OnApplicationShutdown {
  private readonly logger = new Logger(ChromiumPdfRenderer.name);
  private readonly printer: ChromiumPrinter;
  private tools: Promise<PaperTools> | null = null;

  constructor(
    env: Env,
    @Optional() limits: RenderLimits = new RenderLimits(),
    @Optional() private readonly metrics: Metrics = new SilentMetrics(),
  ) {
    super();
    this.printer = new ChromiumPrinter(
      env.chromiumPath,
      limits,
      (event) => metrics.browser(event),
      env.chromiumSandbox,
    );
  }

  render(document: ReportDocument, signal: AbortSignal): Promise<Uint8Array> {
    return this.measured(`Report ${document.number}`, signal, async ({ reports, finishReport }) =>
      finishReport(await this.printer.print(await reports.html(document), signal), document),
    );
  }

  renderReceipt(document: ReceiptDocument, signal: AbortSignal): Promise<Uint8Array> {
    const what = `The receipt of application ${document.receipt.reference}`;
    return this.measured(what, signal, async ({ receipts, finishReceipt }) => {
      const { html, ...shown } = await receipts.page(document);
      return finishReceipt(await this.printer.print(html, signal), document, shown);
    });
  }

  private async measured(
    what: string,
    signal: AbortSignal,
    draw: (tools: PaperTools) => Promise<FinishedPaper>,
  ): Promise<Uint8Array> {
    signal.throwIfAborted();
    const begun = performance.now();
    let outcome: RenderOutcome = 'failed';
    try {
      const { bytes, boxes } = await draw(await this.load());
      if (boxes > 0) this.logger.warn(`${what} shows ${boxes} characters as boxes`);
      outcome = 'done';
      return bytes;
    } finally {
      this.metrics.rendered(outcome, (performance.now() - begun) / 1000);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.printer.close();
  }

  /** The libraries are large, and a process that renders nothing should not carry them. */
  private async load(): Promise<PaperTools> {
    this.tools ??= import('./paper.tools.js').then(({ loadTools }) => loadTools());
    try {
      return await this.tools;
    } catch (error) {
      this.tools = null;
      throw error;
    }
  }
}
