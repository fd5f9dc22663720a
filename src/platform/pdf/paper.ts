import { readFile } from 'node:fs/promises';
import Handlebars from 'handlebars';
import { GOLD, LIGHT, NAVY } from '../../domain/site/brand.js';
import { fontFamily } from './font-catalog.js';
import type { FontFaces } from './font-faces.js';

/** What the lines in the margins are made of: in the style sheet their characters stand as escapes. */
export const IN_MARGINS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, place) => 0x20 + place))}·`;

/** What all papers share: the crest, and a label with its value. */
export async function stationery(): Promise<typeof Handlebars> {
  const handlebars = Handlebars.create();
  for (const name of ['crest', 'field']) handlebars.registerPartial(name, (await readTemplate(`${name}.hbs`)).trim());
  return handlebars;
}

export function readTemplate(name: string): Promise<string> {
  return readFile(new URL(`./templates/${name}`, import.meta.url), 'utf8');
}

/** A character that no font draws is named, so that nobody takes a box for a name. */
export function printableBy(fonts: Pick<FontFaces, 'covers'>): (text: string) => string {
  const printed = (character: string) => {
    if (fonts.covers(character)) return character;
    if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return '';
    return `[U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`;
  };
  return (text) => Array.from(text.normalize('NFC'), printed).join('');
}

/** Font stacks and colours, as the style sheets name them. */
export function paletteCss(): string {
  const { ink, soft, line, tint } = LIGHT;
  return `:root { --sans: ${fontFamily('sans')}; --serif: ${fontFamily('serif')}; --navy: ${NAVY}; --gold: ${GOLD};
  --ink: ${ink}; --soft: ${soft}; --line: ${line}; --tint: ${tint}; }`;
}

/** Of the lines in the margins. */
export const SMALL_CSS = `font: 7pt ${fontFamily('sans')}; color: ${LIGHT.soft}; vertical-align: top; padding-top: 4mm;`;

/** Each character as an escape: nothing in it can end the string or the style element. */
export function cssString(text: string): string {
  return `"${Array.from(text, (character) => `\\${character.codePointAt(0)?.toString(16)} `).join('')}"`;
}
