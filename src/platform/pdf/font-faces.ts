import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FONT_STACKS, type FontSource, type FontStack } from './font-catalog.js';
import { type FontChunk, holds, parseFontSheet } from './font-sheet.js';

const require = createRequire(import.meta.url);

/** Latin chunks serve every report; rare ones are read again when they are needed. */
const KEPT_FILES = 8;

interface Shelf {
  readonly source: FontSource;
  readonly chunks: readonly (FontChunk & { readonly path: string })[];
}

/** The installed fonts: which characters they hold, and the `@font-face` rules for a given text. */
export class FontFaces {
  private readonly files = new Map<string, string>();

  private constructor(private readonly stacks: Readonly<Record<FontStack, readonly Shelf[]>>) {}

  static async load(): Promise<FontFaces> {
    const shelves = new Map<FontSource, Shelf>();
    for (const source of new Set([...FONT_STACKS.serif, ...FONT_STACKS.sans])) {
      const chunks = await Promise.all(source.sheets.map(readSheet));
      shelves.set(source, { source, chunks: chunks.flat() });
    }
    const stack = (name: FontStack) => FONT_STACKS[name].flatMap((source) => shelves.get(source) ?? []);
    return new FontFaces({ sans: stack('sans'), serif: stack('serif') });
  }

  /** Whether some font draws the character. */
  covers(character: string): boolean {
    return /\s/u.test(character) || this.stacks.sans.some((shelf) => has(shelf, character));
  }

  /**
   * `@font-face` rules with data: addresses for exactly the characters given, by the stack that sets them.
   * Only chunks that hold one of them are embedded: a report needs 3 to 8 of some 600 files.
   */
  async css(texts: Readonly<Record<FontStack, string>>): Promise<string> {
    const rules = new Map<string, Set<string>>();
    for (const stack of ['sans', 'serif'] as const) {
      const characters = [...new Set(texts[stack])].filter((character) => character.charCodeAt(0) > 0x1f);
      for (const shelf of this.needed(stack, characters)) {
        const taken = characters.filter((character) => shelf.source.takes.test(character));
        for (const chunk of shelf.chunks) {
          const held = taken.filter((character) => holds(chunk, codePoint(character)));
          if (held.length === 0) continue;
          const key = JSON.stringify([shelf.source.family, chunk.weight, chunk.path]);
          rules.set(key, new Set([...(rules.get(key) ?? []), ...held]));
        }
      }
    }
    return (await Promise.all([...rules].map(([key, held]) => this.rule(key, held)))).join('\n');
  }

  /** The shelves that are the first of the stack to hold one of the characters. */
  private needed(stack: FontStack, characters: readonly string[]): Set<Shelf> {
    const needed = new Set<Shelf>();
    for (const character of characters) {
      const first = this.stacks[stack].find((shelf) => has(shelf, character));
      if (first) needed.add(first);
    }
    return needed;
  }

  private async rule(key: string, held: ReadonlySet<string>): Promise<string> {
    const [family, weight, path] = JSON.parse(key) as [string, string, string];
    const range = [...held].map((character) => `U+${codePoint(character).toString(16)}`).join(',');
    const source = `url(data:font/woff2;base64,${await this.base64(path)}) format("woff2")`;
    return `@font-face{font-family:"${family}";font-weight:${weight};font-display:block;src:${source};unicode-range:${range}}`;
  }

  private async base64(path: string): Promise<string> {
    const kept = this.files.get(path);
    const text = kept ?? (await readFile(path, 'base64'));
    this.files.delete(path);
    this.files.set(path, text);
    for (const oldest of this.files.keys()) {
      if (this.files.size <= KEPT_FILES) break;
      this.files.delete(oldest);
    }
    return text;
  }
}

async function readSheet(sheet: string): Promise<Shelf['chunks']> {
  const path = require.resolve(sheet);
  const chunks = parseFontSheet(await readFile(path, 'utf8'));
  return chunks.map((chunk) => ({ ...chunk, path: join(dirname(path), chunk.file) }));
}

function has(shelf: Shelf, character: string): boolean {
  return shelf.source.takes.test(character) && shelf.chunks.some((chunk) => holds(chunk, codePoint(character)));
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}
