import type { Box, SeenWord } from '../../domain/reading/word-places.js';

/** Of the table's columns: what a line is about, its place, and its letters. */
const COLUMNS = { level: 0, left: 6, top: 7, width: 8, height: 9, text: 11 } as const;
const WORD = '5';

/**
 * The words of Tesseract's table, on the page before it was straightened.
 * @param table of `GetTSVText`.
 * @param page in points.
 * @param turn by which it was straightened about its middle, in radians, clockwise.
 */
export function wordsOfTable(
  table: string,
  page: { readonly width: number; readonly height: number },
  turn: number,
): SeenWord[] {
  return table.split('\n').flatMap((row) => {
    const cells = row.split('\t');
    if (cells[COLUMNS.level] !== WORD) return [];
    const side = (name: 'left' | 'top' | 'width' | 'height') => Number(cells[COLUMNS[name]]);
    const [width, height] = [side('width'), side('height')];
    const middle = { x: side('left') + (width - page.width) / 2, y: side('top') + (height - page.height) / 2 };
    const x = middle.x * Math.cos(turn) + middle.y * Math.sin(turn) + (page.width - width) / 2;
    const y = middle.y * Math.cos(turn) - middle.x * Math.sin(turn) + (page.height - height) / 2;
    const box = { left: x / page.width, top: y / page.height, width: width / page.width, height: height / page.height };
    return [{ text: cells[COLUMNS.text] ?? '', box }];
  });
}

/** A part of a page that was turned clockwise by `turn` degrees, on the page as it came. */
export function turnedBack({ left, top, width, height }: Box, turn: 0 | 90 | 180 | 270): Box {
  if (turn === 0) return { left, top, width, height };
  if (turn === 180) return { left: 1 - left - width, top: 1 - top - height, width, height };
  const lying = { width: height, height: width };
  return turn === 90 ? { left: top, top: 1 - left - width, ...lying } : { left: 1 - top - height, top: left, ...lying };
}
