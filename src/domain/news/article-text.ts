const MAX = 160;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of an article's HTML, without its marks. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How an article begins, in as many words as search engines show. */
export function summaryOf(text: string): string {
  if (text.length <= MAX) return text;
  // Half a letter is none.
  const cut = text.slice(0, MAX).replace(/\p{Surrogate}$/u, '');
  const end = cut.lastIndexOf(' ');
  return `${end > MAX / 2 ? cut.slice(0, end) : cut}…`;
}
