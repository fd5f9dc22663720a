import type Handlebars from 'handlebars';
import QRCode from 'qrcode';
import { FontFaces } from './font-faces.js';
import { cssString, IN_MARGINS, paletteCss, printableBy, readTemplate, SMALL_CSS, stationery } from './paper.js';
import type { ReportDocument } from './pdf-renderer.port.js';
import { photoAddress } from './report.photo.js';
import { reviewView } from './report.review.js';
import { type ReportView, reportView } from './report.view.js';

/** Turns a report into a HTML document that needs nothing from outside. */
export class ReportTemplate {
  private constructor(
    private readonly template: Handlebars.TemplateDelegate,
    private readonly css: string,
    private readonly fonts: FontFaces,
  ) {}

  static async load(fonts = FontFaces.load()): Promise<ReportTemplate> {
    const handlebars = await stationery();
    const template = handlebars.compile(await readTemplate('report.hbs'), { strict: true });
    return new ReportTemplate(template, await readTemplate('report.css'), await fonts);
  }

  async html(document: ReportDocument): Promise<string> {
    const printable = printableBy(this.fonts);
    const view = reportView(document, printable, {
      photo: document.photo ? await photoAddress(document.photo.bytes) : null,
      qr: await qrAddress(document.checkUrl),
    });
    const page = {
      ...view,
      review: reviewView(document.claims, document.ministry, printable),
      styleCss: `${this.css}\n${pageCss(view)}`,
    };
    // Without the pictures, which are long and hold no text.
    const texts = this.template({ ...page, photo: null, qr: '', fontCss: '' });
    const fontCss = await this.fonts.css({
      sans: `${texts}${IN_MARGINS}`,
      serif: `MyVerify${view.isSample ? 'SPECIMEN' : ''}${view.titleEn}${view.name ?? '—'}`,
    });
    return this.template({ ...page, fontCss });
  }
}

async function qrAddress(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Colours, and what repeats on each page. */
function pageCss({ titleEn, number, edition }: ReportView): string {
  const numbered = `MyVerify  ·  Report ${number}  ·  Edition ${edition}`;
  return `${paletteCss()}
@page {
  @top-left { content: ${cssString(`MyVerify  ·  ${titleEn}`)}; ${SMALL_CSS} white-space: pre; padding-top: 0; vertical-align: middle; }
  @bottom-left { content: ${cssString(numbered)}; ${SMALL_CSS} white-space: pre; }
  @bottom-right { content: "Page " counter(page) " of " counter(pages) "  ·  Halaman " counter(page) " daripada " counter(pages); ${SMALL_CSS} }
}
@page :first { @top-left { content: none; } }`;
}
