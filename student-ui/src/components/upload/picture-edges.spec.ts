import { expect, it } from '@jest/globals';
import { paperIn } from './picture-edges';

const [WIDTH, HEIGHT] = [240, 180];

/** Points of a grey that is asked for each place. */
function drawn(greyAt: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const grey = greyAt(at % WIDTH, Math.floor(at / WIDTH));
    data.set([grey, grey, grey, 255], at * 4);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

const noise = (x: number, y: number) => ((x * 31 + y * 17) % 13) - 6;
const isPaper = (x: number, y: number) => x >= 60 && x < 180 && y >= 18 && y < 162;
/** Lines of print, grey in this size. */
const print = (x: number, y: number) => (y % 8 < 2 && x % 90 < 70 ? 60 : 0);

it('finds a page on a darker table, with a margin', () => {
  const found = paperIn(drawn((x, y) => (isPaper(x, y) ? 225 - print(x, y) : 70) + noise(x, y)));
  expect(found).toEqual({ x: 24, y: 9, width: 52, height: 82 });
});

it('finds all of a page that lies aslant', () => {
  const turn = (6 * Math.PI) / 180;
  const found = paperIn(
    drawn((x, y) => {
      const [dx, dy] = [x - 120, y - 90];
      const [u, v] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
      return (Math.abs(u) < 60 && Math.abs(v) < 65 ? 220 : 80) + noise(x, y);
    }),
  );
  // What is cut off at a corner is less than what is left around the page.
  expect(found?.x).toBeGreaterThan(20);
  expect(found?.x).toBeLessThan(24);
  expect(found?.width).toBeGreaterThan(52);
  expect(found?.width).toBeLessThan(60);
});

it.each<[string, (x: number, y: number) => number]>([
  ['a scan that is all paper', (x: number, y: number) => 240 - print(x, y)],
  ['a page that fills the picture', (x: number, y: number) => (x > 3 && y > 3 && x < 236 && y < 176 ? 230 : 60)],
  ['a page on a bright table', (x: number, y: number) => (isPaper(x, y) ? 235 : 205)],
  ['a dark cover on a bright table', (x: number, y: number) => (isPaper(x, y) ? 50 : 220)],
  ['two pages far from each other', (x: number, y: number) => ((x < 50 || x > 190) && y > 20 && y < 150 ? 220 : 60)],
  ['a window beside the page', (x: number, y: number) => (isPaper(x, y) || (x > 215 && y < 40) ? 220 : 60)],
  ['a label on a table', (x: number, y: number) => (x > 100 && x < 140 && y > 80 && y < 110 ? 220 : 60)],
  ['nothing at all', () => 0],
])('finds nothing in %s', (_, greyAt) => {
  expect(paperIn(drawn(greyAt))).toBeNull();
});
