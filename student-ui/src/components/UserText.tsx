import { languageOf } from '@myverify/domain/shared/text-language';

/** A text from the records, marked with its language, which may not be the page's. */
export function UserText({ children }: { children: string }) {
  return <span lang={languageOf(children)}>{children}</span>;
}
