import createDomPurify from 'dompurify';
import { type DomElement, type DomNode, JSDOM } from 'jsdom';
import type { CleanHtml } from '../../domain/news/article.js';
import { isBlank } from '../../domain/shared/text.js';
import { type AttributeRules, attributeRules, fileOf, TAGS } from './html-rules.js';

const REL = 'noopener noreferrer nofollow';
/** No editor nests deeper; browsers flatten what is nested much deeper, and then read other HTML than was cleaned. */
const DEPTH_MAX = 100;
const PASSES_MAX = 6;
const ELEMENT = 1;
const TEXT = 3;
/** Controls, lone surrogates, and characters that turn the direction of what follows. */
const UNSEEN = /[^\P{Cc}\t\n\r]|[\p{Surrogate}\u202a-\u202e]/gu;

const visible = (text: string) => text.replace(UNSEEN, '');

/** HTML that cannot be cleaned: too deep, or read differently each time. */
export class TangledHtml extends Error {
  override readonly name = 'TangledHtml';
}

/**
 * DOMPurify takes out what could run; what stays is then held against a table of what each attribute may be. All of
 * this is repeated until nothing changes, so that a reader's browser finds in the text what was found here.
 */
export class HtmlCleaning {
  private readonly purify = createDomPurify(new JSDOM('').window as Parameters<typeof createDomPurify>[0]);
  private readonly rules: AttributeRules;
  private readonly attributes: string[];

  /** @param origin ours, such as `https://verify.example`. */
  constructor(origin: string) {
    this.rules = attributeRules(origin);
    this.attributes = [...new Set(Object.values(this.rules).flatMap((rules) => Object.keys(rules)))];
  }

  /** @throws TangledHtml. */
  clean(html: string): CleanHtml {
    let before = html;
    for (let pass = 1; pass <= PASSES_MAX; pass += 1) {
      const body = this.pass(before);
      const after = body?.innerHTML.trim() ?? '';
      if (after === before || !body) return summary(after, body);
      before = after;
    }
    throw new TangledHtml('it changes each time it is read');
  }

  /** `null` where a document remains that has no body, such as that of a set of frames. */
  private pass(html: string): DomElement | null {
    const body: unknown = this.purify.sanitize(html, {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: this.attributes,
      ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM: true,
    });
    const root = body as DomElement | null;
    if (root) this.tidy(root);
    return root;
  }

  private tidy(root: DomElement): void {
    const open: Array<{ node: DomNode; depth: number }> = [{ node: root, depth: 0 }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { node, depth } = next;
      if (depth > DEPTH_MAX) throw new TangledHtml('it is nested too deeply');
      for (const child of Array.from(node.childNodes)) open.push({ node: child, depth: depth + 1 });
      if (node.nodeType === TEXT) tidyText(node);
      else if (node.nodeType === ELEMENT && node !== root) this.tidyElement(node as DomElement);
    }
  }

  private tidyElement(element: DomElement): void {
    const tag = element.tagName.toLowerCase();
    for (const { name, value } of Array.from(element.attributes)) {
      const kept = this.ruleOf(tag, name)?.(visible(value)) ?? null;
      if (kept === null) element.removeAttribute(name);
      else if (kept !== value) element.setAttribute(name, kept);
    }
    if (tag === 'img' && element.getAttribute('src') === null) element.remove();
    if (tag !== 'a') return;
    if (element.getAttribute('href') === null) element.replaceWith(...Array.from(element.childNodes));
    else element.setAttribute('rel', REL);
  }

  private ruleOf(tag: string, name: string) {
    const own = Object.hasOwn(this.rules, tag) ? this.rules[tag] : undefined;
    const rules = own && Object.hasOwn(own, name) ? own : this.rules['*'];
    return rules && Object.hasOwn(rules, name) ? rules[name] : undefined;
  }
}

function tidyText(node: DomNode): void {
  const text = node.nodeValue ?? '';
  const parent = node.parentNode as DomElement | null;
  // A line break right after <pre> is not part of the text when it is read again.
  const isFirstInPre = parent?.nodeType === ELEMENT && parent.tagName === 'PRE' && parent.firstChild === node;
  const tidied = isFirstInPre ? visible(text).replace(/^[\r\n]+/, '') : visible(text);
  if (tidied !== text) node.nodeValue = tidied;
}

function summary(html: string, body: DomElement | null): CleanHtml {
  if (!body) return { html: '', images: [], isEmpty: true };
  const sources = Array.from(body.querySelectorAll('img')).map((image) => image.getAttribute('src') ?? '');
  const images = [...new Set(sources.map(fileOf))];
  return { html, images, isEmpty: images.length === 0 && isBlank(body.textContent ?? '') };
}
