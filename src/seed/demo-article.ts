export interface DemoArticle {
  readonly title: string;
  /** As the cleaner would leave it: it is not cleaned again. */
  readonly content: string;
}

/** Parts of an article, as the cleaner would leave them. */
export const p = (...sentences: string[]) => `<p>${sentences.join(' ')}</p>`;
export const h2 = (text: string) => `<h2>${text}</h2>`;
const items = (...texts: string[]) => texts.map((text) => `<li>${text}</li>`).join('');
export const ul = (...texts: string[]) => `<ul>${items(...texts)}</ul>`;
export const ol = (...texts: string[]) => `<ol>${items(...texts)}</ol>`;
export const row = (cell: 'td' | 'th', ...texts: string[]) =>
  `<tr>${texts.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;
