import { isFileId } from '../../domain/files/stored-file.js';

/** The elements that stay; all others go, and what is inside them stays unless it is code. */
export const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'code', 'br', 'hr', 'ul', 'ol', 'li'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ...['b', 'i', 'u', 's', 'em', 'strong', 'span', 'a', 'img'],
];

const LINK_MAX = 2000;
const FILE_PATH = '/api/file/';
const SMALL_NUMBER = /^\d{1,4}$/;
const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s.,%/]{5,40}\))$/;

type AttributeRule = (value: string) => string | null;

const matching =
  (pattern: RegExp): AttributeRule =>
  (value) =>
    pattern.test(value) ? value : null;

/** No value may hold an address: the only brackets are those of `rgb()`. */
const STYLES: Readonly<Record<string, AttributeRule>> = {
  'text-align': matching(/^(?:left|right|center|justify|start|end)$/),
  color: matching(COLOUR),
  'background-color': matching(COLOUR),
  'font-weight': matching(/^(?:normal|bold|[1-9]00)$/),
  'font-style': matching(/^(?:normal|italic)$/),
  'text-decoration': matching(/^(?:none|underline|line-through)$/),
  width: matching(/^\d{1,4}(?:px|%)$/),
};

/** The declarations that stay, written out anew. */
function styleOf(text: string): string | null {
  const kept = text.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.toLowerCase().split(/:(.*)/s);
    const property = name.trim();
    const rule = Object.hasOwn(STYLES, property) ? STYLES[property] : undefined;
    const allowed = rule?.(value.trim()) ?? null;
    return allowed === null ? [] : [`${property}: ${allowed}`];
  });
  return kept.length > 0 ? kept.join('; ') : null;
}

/**
 * A link to another site, as the parser of addresses writes it: nothing is left that browsers could read in two ways.
 */
function linkOf(text: string): string | null {
  if (text.length > LINK_MAX || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname !== '' && url.username === '' && url.password === '' ? url.href : null;
}

/** The address of a file of ours, without our origin, which comes along when an image is copied from a page. */
const imageOf =
  (origin: string): AttributeRule =>
  (text) => {
    const trimmed = text.trim();
    const path = trimmed.startsWith(`${origin}/`) ? trimmed.slice(origin.length) : trimmed;
    return path.startsWith(FILE_PATH) && isFileId(path.slice(FILE_PATH.length)) ? path : null;
  };

export const fileOf = (src: string) => src.slice(FILE_PATH.length);

const plain: AttributeRule = (value) => value.slice(0, 500);
const number = matching(SMALL_NUMBER);
const CELL = { colspan: number, rowspan: number };

export type AttributeRules = Readonly<Record<string, Readonly<Record<string, AttributeRule>>>>;

/** What each attribute of an element may be; `*` is for every element. */
export function attributeRules(origin: string): AttributeRules {
  return {
    '*': { style: styleOf },
    a: { href: linkOf, title: plain, target: matching(/^_blank$/) },
    img: { src: imageOf(origin), alt: plain, title: plain, width: number, height: number },
    ol: { start: number },
    col: { span: number },
    colgroup: { span: number },
    td: CELL,
    th: { ...CELL, scope: matching(/^(?:row|col)$/) },
  };
}
