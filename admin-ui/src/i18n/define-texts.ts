interface Texts {
  readonly [name: string]: string | Texts;
}

type SameNames<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : SameNames<T[Name]> };

/** The texts of one part of the back office: what English names, Chinese must name, and nothing else. */
export function defineTexts<const T extends Texts>(texts: { readonly en: T; readonly cn: SameNames<T> }) {
  return texts;
}
