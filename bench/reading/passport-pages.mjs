// Passport pages of people who do not exist, as scans, as photographs and as bad photographs.
import { join } from 'node:path';
import sharp from 'sharp';

const FONT = join(import.meta.dirname, 'ocr-b', 'OCRB.otf');
const PAGE = { width: 1250, height: 880 };
const ZONE = { left: 35, width: 1180, top: 720, line: 66 };

const SURNAMES = ['WANG', 'NGUYEN', 'ABDULLAH', 'CHEN', 'OUYANG', 'RAHMAN', 'ZHANG', 'OKONKWO', 'SUBRAMANIAM', 'SILVA'];
const GIVEN = ['XIAOMING', 'VAN<DUC', 'NURUL<AISYAH', 'LI', 'MOHD<FAIZAL', 'KARTHIK', 'MARIA<CLARA', 'CHIDI'];
const COUNTRIES = ['CHN', 'VNM', 'IDN', 'BGD', 'NGA', 'IND', 'PAK', 'YEM', 'SDN', 'IRN', 'KOR', 'THA', 'MMR', 'D<<'];
/** Letters that numbers of passports begin with; none issues an O, which is taken for a nought. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Numbers from 0 to 1, the same for the same seed (Park and Miller). */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** ICAO 9303-3, section 4.9. */
export function checkDigit(text) {
  const value = (letter) => (letter === '<' ? 0 : Number.parseInt(letter, 36));
  return String([...text].reduce((sum, letter, at) => sum + value(letter) * [7, 3, 1][at % 3], 0) % 10);
}

/**
 * The two lines of a passport (TD3). Days are YYMMDD.
 * @param `isForged` the check digit of the number is that of another number.
 */
export function zoneLines({ surname, given, country, number, birth, sex, expiry, isForged = false }) {
  const first = `P<${country}${surname}<<${given}`.slice(0, 44).padEnd(44, '<');
  const personal = '<'.repeat(15);
  const [own, born, ends] = [number.padEnd(9, '<'), birth, expiry].map((text) => text + checkDigit(text));
  const numbered = isForged ? own.replace(/.$/, (digit) => String((Number(digit) + 3) % 10)) : own;
  return [
    first,
    `${numbered}${country}${born}${sex}${ends}${personal}${checkDigit(numbered + born + ends + personal)}`,
  ];
}

/** Somebody, drawn by chance. */
export function somebody(chance) {
  const one = (list) => list[Math.floor(chance() * list.length)];
  const digits = (many) => String(Math.floor(chance() * 10 ** many)).padStart(many, '0');
  const day = (from, years) => {
    const two = (number) => String(number).padStart(2, '0');
    const year = from + Math.floor(chance() * years);
    return two(year % 100) + two(1 + Math.floor(chance() * 12)) + two(1 + Math.floor(chance() * 28));
  };
  const country = one(COUNTRIES);
  const number = country === 'CHN' ? `E${one(LETTERS)}${digits(7)}` : `${one(LETTERS)}${digits(8)}`;
  const named = { surname: one(SURNAMES), given: one(GIVEN) };
  return { ...named, country, number, birth: day(1985, 21), sex: one('MF'), expiry: day(2027, 8) };
}

/** @returns a page as it is printed, as PNG. */
export async function passportPage(person) {
  const lines = await Promise.all(zoneLines(person).map((line) => printed(line)));
  const { surname, given, country, number, birth, expiry } = person;
  const facts = [surname, given.replaceAll('<', ' '), `No. ${number}`, country.replaceAll('<', ''), birth, expiry];
  const text = facts.map((fact, at) => `<text x="400" y="${160 + at * 80}">${fact}</text>`).join('');
  const form = `<svg width="${PAGE.width}" height="${PAGE.height}" font-family="sans-serif" font-size="30">
    <linearGradient id="paper" x2="1" y2="1"><stop stop-color="#dfe9f2"/><stop offset="1" stop-color="#f0e6dd"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#paper)"/><rect x="50" y="120" width="300" height="400" fill="#8a9bb0"/>
    <text x="40" y="70" font-size="40">PASSPORT</text>${text}</svg>`;
  const zone = lines.map((input, at) => ({ input, left: ZONE.left, top: ZONE.top + at * ZONE.line }));
  return sharp(Buffer.from(form)).composite(zone).png().toBuffer();
}

async function printed(line) {
  const text = { text: line.replaceAll('<', '&lt;'), font: 'OCR B 40', fontfile: FONT, rgba: true, dpi: 96 };
  const drawn = await sharp({ text }).png().toBuffer();
  return sharp(drawn).resize({ width: ZONE.width }).png().toBuffer();
}

/** What becomes of a page on its way. Each gets the page and chance, and gives a JPEG. */
export const WAYS = {
  scan: async (page, chance) => {
    const paper = { background: '#fdfdfb' };
    return grainy(sharp(page).rotate((chance() - 0.5) * 2, paper), 4, 85, chance);
  },
  /** On a sheet of A4 at 200 dpi. */
  sheet: async (page, chance) => {
    const small = await sharp(page)
      .resize({ width: 980 })
      .rotate((chance() - 0.5) * 3, { background: '#fdfdfb' })
      .toBuffer();
    const sheet = sharp({ create: { width: 1654, height: 2339, channels: 3, background: '#fdfdfb' } });
    const place = { left: 200 + Math.floor(chance() * 300), top: 300 + Math.floor(chance() * 900) };
    return grainy(sheet.composite([{ input: small, ...place }]), 4, 85, chance);
  },
  /** By a telephone over a table, turned by up to 4 degrees, in uneven light. */
  photograph: (page, chance) =>
    photographed(page, { turn: 8, shade: 0.4, blur: 0.8, width: 1600, grain: 8, quality: 75 }, chance),
  /** Out of focus, in poor light, turned by up to 5 degrees, small, and pressed hard. */
  bad: (page, chance) =>
    photographed(page, { turn: 10, shade: 0.6, blur: 1.6, width: 1200, grain: 12, quality: 55 }, chance),
};

async function photographed(page, { turn, shade, blur, width, grain, quality }, chance) {
  const table = '#6b5b4d';
  const lying = await sharp(page)
    .rotate((chance() - 0.5) * turn, { background: table })
    .toBuffer();
  const framed = await sharp(lying)
    .extend({ top: 120, bottom: 160, left: 140, right: 120, background: table })
    .toBuffer({ resolveWithObject: true });
  const lit = await sharp(framed.data)
    .composite([shadow(framed.info, chance() * shade, chance() * shade)])
    .png()
    .toBuffer();
  return grainy(sharp(await sharp(lit).blur(blur).png().toBuffer()).resize({ width }), grain, quality, chance);
}

/**
 * Black that grows from one corner to the other, from 0 to 1. As points: an SVG could not be read beside the service.
 */
function shadow({ width, height }, from, to) {
  const input = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const way = (x / width + y / height) / 2;
      input[(y * width + x) * 4 + 3] = Math.round(255 * (from + (to - from) * way));
    }
  }
  return { input, raw: { width, height, channels: 4 } };
}

async function grainy(picture, sigma, quality, chance) {
  const { data, info } = await sharp(await picture.png().toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grain = () => (chance() + chance() + chance() - 1.5) * 2 * sigma;
  for (let at = 0; at < data.length; at += 1) data[at] = Math.max(0, Math.min(255, data[at] + grain()));
  return sharp(data, { raw: info }).jpeg({ quality }).toBuffer();
}
