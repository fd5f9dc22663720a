import { LANGUAGE_NAMES } from '../i18n/i18n';

const HAN = /\p{Script=Han}/u;

/**
 * Brings the Chinese font as soon as such a letter stands anywhere on the page, or is typed: the reader's machine may have none. The
 * list of its hundred parts alone is long; of these only what is on the page is fetched. The name of the language, which is on every
 * page, has a file of its own, see app.css.
 */
export function watchForChinese(): void {
  const watch = new MutationObserver((changes) => {
    if (!changes.some(bringsChinese)) return;
    watch.disconnect();
    void import('@fontsource-variable/noto-sans-sc');
  });
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['value', 'placeholder'],
  });
}

function bringsChinese({ type, target, addedNodes }: MutationRecord): boolean {
  return type === 'childList' ? [...addedNodes].some(holdsChinese) : holdsChinese(target);
}

function holdsChinese(node: Node): boolean {
  if (isChinese(node.textContent)) return true;
  if (!(node instanceof Element)) return false;
  return [node, ...node.querySelectorAll('input')].some(
    (field) => isChinese(field.getAttribute('value')) || isChinese(field.getAttribute('placeholder')),
  );
}

function isChinese(text: string | null): boolean {
  return text !== null && HAN.test(text.replaceAll(LANGUAGE_NAMES.cn, ''));
}
