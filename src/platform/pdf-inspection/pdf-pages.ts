import { isArray } from './pdf-rules.js';
import { PdfDictionary, PdfReference, type PdfValue } from './pdf-syntax.js';

const MOST_NODES = 200_000;

/**
 * The little that must be remembered of all objects to tell that there is a document with pages. A number that is
 * defined again keeps both meanings.
 */
export class PdfPages {
  private readonly roots = new Set<number>();
  /** Page trees by the number of their catalogue, and below them the children of each node. */
  private readonly below = new Map<number, number[]>();
  /** Arrays of references, since `/Kids` may be one. */
  private readonly leaves = new Set<number>();

  /** Takes note of a trailer, or of the stream that stands for one. */
  seeTrailer(trailer: PdfDictionary): void {
    for (const root of trailer.all('Root')) if (root instanceof PdfReference) this.roots.add(root.number);
  }

  see(number: number, value: PdfValue): void {
    if (isArray(value)) this.add(number, value);
    if (!(value instanceof PdfDictionary)) return;
    const pages = value.all('Pages');
    const kids = value.all('Kids');
    for (const child of [...pages, ...kids]) this.add(number, isArray(child) ? child : [child]);
    if (pages.length === 0 && kids.length === 0) this.leaves.add(number);
  }

  hasDocument(): boolean {
    return [...this.roots].some((root) => this.below.has(root));
  }

  hasPage(): boolean {
    const seen = new Set<number>(this.roots);
    for (const node of seen) {
      if (seen.size > MOST_NODES || (this.leaves.has(node) && !this.roots.has(node))) return true;
      for (const child of this.below.get(node) ?? []) seen.add(child);
    }
    return false;
  }

  private add(number: number, children: readonly PdfValue[]): void {
    const known = this.below.get(number) ?? [];
    for (const child of children) if (child instanceof PdfReference) known.push(child.number);
    if (known.length > 0) this.below.set(number, known);
  }
}
