import { LANGUAGE_NAMES } from '../i18n/languages';

/**
 * Where letters stand that the font of the first screen does not hold: neither Latin, Greek nor Cyrillic. By properties
 * it takes 20 ms.
 */
const FOREIGN = /[\u0530-\u1dff\u2c80-\ufaff\ufb07-\ufdff\ufe70-\ufefe\uff66-\uffdc\ud840-\ud88f]/;

/**
 * Brings the font of a script as soon as one of its letters stands anywhere on the page, or is typed: the reader's
 * machine may have none. The name of the language, which is on every page, has a file of its own, see app.css.
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
