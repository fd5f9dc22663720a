import type Handlebars from 'handlebars';
import { formatSen } from '../../domain/payment/fees.js';
import { FontFaces } from './font-faces.js';
import { cssString, IN_MARGINS, paletteCss, printableBy, readTemplate, SMALL_CSS, stationery } from './paper.js';
import type { ReceiptDocument } from './pdf-renderer.port.js';
import { type ReceiptView, receiptView } from './receipt.view.js';

export interface ReceiptPage {
  readonly html: string;
  readonly title: string;
  readonly total: string;
  readonly language: string;
}

/** Turns a receipt into a HTML document that needs nothing from outside, on the paper of the reports. */
export class ReceiptTemplate {
  private constructor(
    private readonly template: Handlebars.TemplateDelegate,
    private readonly css: string,
    private readonly fonts: FontFaces,
  ) {}

  static async load(fonts = FontFaces.load()): Promise<ReceiptTemplate> {
    const handlebars = await stationery();
    const template = handlebars.compile(await readTemplate('receipt.hbs'), { strict: true });
    const css = `${await readTemplate('report.css')}\n${await readTemplate('receipt.css')}`;
    return new ReceiptTemplate(template, css, await fonts);
  }

  async page(document: ReceiptDocument): Promise<ReceiptPage> {
    const view = receiptView(document, printableBy(this.fonts));
    const page = { ...view, styleCss: `${this.css}\n${pageCss(view)}` };
    const fontCss = await this.fonts.css({
      sans: `${this.template({ ...page, fontCss: '' })}${IN_MARGINS}`,
      serif: `MyVerify${view.title.text}${view.name}`,
    });
    return {
      html: this.template({ ...page, fontCss }),
      title: `${view.title.text} ${view.reference}`,
      total: formatSen(document.receipt.fee.total),
      language: view.tag,
    };
  }
}

function pageCss({ reference }: ReceiptView): string {
  return `${paletteCss()}
@page { @bottom-left { content: ${cssString(`MyVerify  ·  ${reference}`)}; ${SMALL_CSS} white-space: pre; } }`;
}
