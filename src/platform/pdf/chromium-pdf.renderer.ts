import { Injectable, Logger, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Metrics, type RenderOutcome } from '../ops/metrics.port.js';
import { SilentMetrics } from '../ops/silent.metrics.js';
import { ChromiumPrinter } from './chromium.printer.js';
import { PdfRenderer, type ReportDocument } from './pdf-renderer.port.js';
import { RenderLimits } from './render-limits.js';
import type { finishReport } from './report.finish.js';
import type { ReportTemplate } from './report.template.js';

interface Tools {
  readonly template: ReportTemplate;
  readonly finish: typeof finishReport;
}

/** Renders reports with Handlebars and a headless Chromium that starts with the first report. */
@Injectable()
export class ChromiumPdfRenderer extends PdfRenderer implements OnApplicationShutdown {
  private readonly logger = new Logger(ChromiumPdfRenderer.name);
  private readonly printer: ChromiumPrinter;
  private tools: Promise<Tools> | null = null;

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

  async render(document: ReportDocument, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted();
    const begun = performance.now();
    let outcome: RenderOutcome = 'failed';
    try {
      const bytes = await this.draw(document, signal);
      outcome = 'done';
      return bytes;
    } finally {
      this.metrics.rendered(outcome, (performance.now() - begun) / 1000);
    }
  }

  private async draw(document: ReportDocument, signal: AbortSignal): Promise<Uint8Array> {
    const { template, finish } = await this.load();
    const printed = await this.printer.print(await template.html(document), signal);
    const { bytes, boxes } = await finish(printed, document);
    if (boxes > 0) this.logger.warn(`Report ${document.number} shows ${boxes} characters as boxes`);
    return bytes;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.printer.close();
  }

  /** The libraries are large, and a process that renders nothing should not carry them. */
  private async load(): Promise<Tools> {
    this.tools ??= loadTools();
    try {
      return await this.tools;
    } catch (error) {
      this.tools = null;
      throw error;
    }
  }
}

async function loadTools(): Promise<Tools> {
  const [{ ReportTemplate }, { finishReport }] = await Promise.all([
    import('./report.template.js'),
    import('./report.finish.js'),
  ]);
  return { template: await ReportTemplate.load(), finish: finishReport };
}
