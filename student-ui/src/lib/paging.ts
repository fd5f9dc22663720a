import { type Message, message } from '@myverify/domain/messages/message';
import { PAGE_MAX } from '@myverify/domain/shared/page';

export const PAGE_SIZES: readonly number[] = [10, 20, 30, 50];
const DESK_SIZE = 10;
const PHONE_SIZE = 5;

export function defaultPageSize(isPhone: boolean): number {
  return isPhone ? PHONE_SIZE : DESK_SIZE;
}

/** The sizes to choose from; the one that is used is always among them. */
export function pageSizes(isPhone: boolean, used: number): readonly number[] {
  const sizes = new Set([...(isPhone ? [PHONE_SIZE] : []), ...PAGE_SIZES, used]);
  return [...sizes].sort((one, other) => one - other);
}

/** How many pages there are to go to. */
export function pageCount(total: number, size: number): number {
  return Math.min(PAGE_MAX, Math.max(1, Math.ceil(total / size)));
}

export type Jump = { readonly page: number } | { readonly problem: Message };

/** Where a typed page number leads: past the last page is the last page. */
export function readJump(text: string, pages: number): Jump {
  if (!/^\d+$/.test(text.trim())) return { problem: message('page_expected') };
  const page = Number(text);
  if (page > PAGE_MAX) return { problem: message('page_max', { max: PAGE_MAX }) };
  return page < 1 ? { problem: message('page_expected') } : { page: Math.min(page, pages) };
}
