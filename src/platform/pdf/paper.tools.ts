import { FontFaces } from './font-faces.js';
import { finishReceipt, finishReport } from './paper.finish.js';
import { ReceiptTemplate } from './receipt.template.js';
import { ReportTemplate } from './report.template.js';

/** What papers are made with, but for the browser. */
export interface PaperTools {
  readonly reports: ReportTemplate;
  readonly receipts: ReceiptTemplate;
  readonly finishReport: typeof finishReport;
  readonly finishReceipt: typeof finishReceipt;
}

export async function loadTools(): Promise<PaperTools> {
  const fonts = FontFaces.load();
  const [reports, receipts] = await Promise.all([ReportTemplate.load(fonts), ReceiptTemplate.load(fonts)]);
  return { reports, receipts, finishReport, finishReceipt };
}
