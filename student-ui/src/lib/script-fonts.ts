import { LANGUAGE_NAMES } from '../i18n/languages';

/** What the font of the first screen does not hold. */
const FOREIGN = /(?![\p{Script=Common}\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u;

/**
 * Brings the font of a script as soon as one of its letters stands anywhere on the page, or is typed: the reader's machine may have
 * none. The name of the language, which is on every page, has a file of its own, see app.css.
 */
export function watchForScripts(): void {
  const watch = new MutationObserver((changes) => {
    const text = changes.map(textOf).join('').replaceAll(LANGUAGE_NAMES.cn, '');
    if (FOREIGN.test(text)) void import('./fonts-of-scripts').then(({ bringFonts }) => bringFonts(text));
  });
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['value', 'placeholder'],
  });
}

function textOf({ type, target, addedNodes }: MutationRecord): string {
  return (type === 'childList' ? [...addedNodes] : [target]).map(textIn).join('');
}

function textIn(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const fields = [node, ...node.querySelectorAll('input')];
  return fields.reduce(
    (text, field) => `${text}${field.getAttribute('value') ?? ''}${field.getAttribute('placeholder') ?? ''}`,
    node.textContent ?? '',
  );
}
