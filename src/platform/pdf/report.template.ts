import { readFile } from 'node:fs/promises';
import Handlebars from 'handlebars';
import QRCode from 'qrcode';
import { GOLD, LIGHT, NAVY } from '../../domain/site/brand.js';
import { fontFamily } from './font-catalog.js';
import { FontFaces } from './font-faces.js';
import type { ReportDocument } from './pdf-renderer.port.js';
import { photoAddress } from './report.photo.js';
import { reviewView } from './report.review.js';
import { type ReportView, reportView } from './report.view.js';

/** What the lines in the margins are made of: in the style sheet their characters stand as escapes. */
const IN_MARGINS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, place) => 0x20 + place))}·`;

/** Turns a report into a HTML document that needs nothing from outside. */
export class ReportTemplate {
  private constructor(
    private readonly template: Handlebars.TemplateDelegate,
    private readonly css: string,
    private readonly fonts: FontFaces,
  ) {}

  static async load(): Promise<ReportTemplate> {
    const handlebars = Handlebars.create();
    handlebars.registerPartial('field', (await read('field.hbs')).trim());
    const template = handlebars.compile(await read('report.hbs'), { strict: true });
    return new ReportTemplate(template, await read('report.css'), await FontFaces.load());
  }

  async html(document: ReportDocument): Promise<string> {
    const printable = (text: string) => this.printable(text);
    const view = reportView(document, printable, {
      photo: document.photo ? await photoAddress(document.photo.bytes) : null,
      qr: await qrAddress(document.checkUrl),
    });
    const page = { ...view, review: reviewView(document.claims, printable), styleCss: `${this.css}\n${pageCss(view)}` };
    // Without the pictures, which are long and hold no text.
    const texts = this.template({ ...page, photo: null, qr: '', fontCss: '' });
    const fontCss = await this.fonts.css({
      sans: `${texts}${IN_MARGINS}`,
      serif: `MyVerify${view.titleEn}${view.name ?? '—'}`,
    });
    return this.template({ ...page, fontCss });
  }

  /** A character that no font draws is named, so that nobody takes a box for a name. */
  private printable(text: string): string {
    return Array.from(text.normalize('NFC'), (character) => {
      if (this.fonts.covers(character)) return character;
      if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return '';
      return `[U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`;
    }).join('');
  }
}

function read(name: string): Promise<string> {
  return readFile(new URL(`./templates/${name}`, import.meta.url), 'utf8');
}

async function qrAddress(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Font stacks and colours, and what repeats on each page. */
function pageCss({ titleEn, number, edition }: ReportView): string {
  const small = `font: 7pt ${fontFamily('sans')}; color: ${LIGHT.soft}; vertical-align: top; padding-top: 4mm;`;
  const { ink, soft, line, tint } = LIGHT;
  return `:root { --sans: ${fontFamily('sans')}; --serif: ${fontFamily('serif')}; --navy: ${NAVY}; --gold: ${GOLD};
  --ink: ${ink}; --soft: ${soft}; --line: ${line}; --tint: ${tint}; }
@page {
  @top-left { content: ${cssString(`MyVerify  ·  ${titleEn}`)}; ${small} white-space: pre; padding-top: 0; vertical-align: middle; }
  @bottom-left { content: ${cssString(`MyVerify  ·  Report ${number}  ·  Edition ${edition}`)}; ${small} white-space: pre; }
  @bottom-right { content: "Page " counter(page) " of " counter(pages) "  ·  Halaman " counter(page) " daripada " counter(pages); ${small} }
}
@page :first { @top-left { content: none; } }`;
}

/** Each character as an escape: nothing in it can end the string or the style element. */
function cssString(text: string): string {
  return `"${Array.from(text, (character) => `\\${character.codePointAt(0)?.toString(16)} `).join('')}"`;
}
