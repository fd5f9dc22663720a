import { Injectable } from '@nestjs/common';
import anyAscii from 'any-ascii';
import { pinyin } from 'pinyin-pro';
import type { NameReading, NameScript } from '../../domain/names/name-reading.js';
import { compose } from '../../domain/shared/text.js';
import { NameReader } from './name-reader.port.js';

const SCRIPTS: ReadonlyArray<readonly [NameScript, RegExp]> = [
  ['han', /\p{Script=Han}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  [
    'syllabic',
    /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Tamil}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Sinhala}|\p{Script=Telugu}|\p{Script=Malayalam}/u,
  ],
  ['latin', /\p{Script=Latin}/u],
  ['other', /\p{L}/u],
];

/** Son of, daughter of: with their slash they are one word. */
const SLASHED = /^(?:[ad]\/[lp]|[sdw]\/o)$/;

@Injectable()
export class TransliteratingNameReader extends NameReader {
  override read(name: string): readonly NameReading[] {
    const written = new Map<NameScript, string[]>();
    for (const word of compose(name, 'NFKC').split(/[\s,;()·・-]+/u)) {
      for (const part of word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []) {
        const script = SCRIPTS.find(([, letters]) => letters.test(part))?.[0];
        if (script) written.set(script, [...(written.get(script) ?? []), part]);
      }
    }
    return [...written].map(([script, parts]) =>
      script === 'han' ? readHan(parts.join('')) : { script, words: parts.flatMap(readWord) },
    );
  }
}

/** The first characters as a family name, which many are read otherwise in. */
function readHan(characters: string): NameReading {
  const read = pinyin(characters, { toneType: 'none', type: 'all', surname: 'head', v: true });
  return {
    script: 'han',
    // One without pinyin is a word as well: left out, the rest would be another name.
    words: read.map((one) => one.pinyin || one.origin),
    characters: read.map((one) => one.origin),
  };
}

function readWord(word: string): string[] {
  const latin = anyAscii(word).toLowerCase();
  if (SLASHED.test(latin)) return [latin];
  return latin
    .replace(/[^a-z/.]+/g, '')
    .split(/[/.]+/)
    .filter(Boolean);
}
