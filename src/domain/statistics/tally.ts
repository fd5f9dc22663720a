/** Adds figures up by a key. */
export class Tally<Key, Figure extends string> {
  private readonly rows = new Map<Key, Record<Figure, number>>();

  constructor(private readonly none: Readonly<Record<Figure, number>>) {}

  add(key: Key, more: Readonly<Partial<Record<Figure, number>>>): void {
    const row: Record<Figure, number> = this.rows.get(key) ?? { ...this.none };
    for (const figure of Object.keys(more) as Figure[]) row[figure] += more[figure] ?? 0;
    this.rows.set(key, row);
  }

  /** In the order in which the keys came. */
  entries(): [Key, Record<Figure, number>][] {
    return [...this.rows];
  }
}
