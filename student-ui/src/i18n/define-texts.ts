import { useTranslation } from 'react-i18next';
import { i18n } from './i18n';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** The same keys with other words: a text that one language lacks does not compile. */
type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** `days_one` and `days_other` are asked for as `days`, with a `count`. */
type Asked<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** The keys of all texts, those of groups with a dot: `fields.name`. */
type Key<T> = {
  [K in keyof T & string]: T[K] extends string ? Asked<K> : `${K}.${Key<T[K]>}`;
}[keyof T & string];

export type Translate<T> = (key: Key<T>, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Takes in the texts of a part of the interface.
 * @param namespace one name for each part
 * @param texts with `{{name}}` for what is filled in; `_one` and `_other` at the end of a key choose by `count`
 * @returns a hook that gives the texts in the present language
 */
export function defineTexts<const T extends Texts>(namespace: string, texts: { en: T; cn: Translated<T> }) {
  i18n.addResourceBundle('en', namespace, texts.en);
  i18n.addResourceBundle('cn', namespace, texts.cn);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its file is loaded
  return function useTexts(): Translate<T> {
    const { t } = useTranslation(namespace, { i18n });
    return (key, values) => t(key, { ...values });
  };
}
