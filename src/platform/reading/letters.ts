import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import load from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { SeenWord } from '../../domain/reading/word-places.js';
import { wordsOfTable } from './letter-places.js';

/** Chinese first: behind the others it loses every twentieth character. */
const LANGUAGES = ['chi_sim', 'eng', 'msa'];
/** The neural network, which is what the build holds. */
const LSTM = 1;
const UPRIGHT = 1;
/** Lines that rise by less are straight enough. */
const LEAST_GRADIENT = 0.005;

export interface SeenText {
  readonly text: string;
  /** Of 100, on average of the words. */
  readonly confidence: number;
  /** In the order of the text. */
  readonly words: readonly SeenWord[];
}

/** A picture, with its size in points. */
export interface SizedPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type LetterReader = (picture: SizedPicture) => SeenText;

/** Loads Tesseract and its languages from the installed packages; it has no way to the network. */
export async function letterReader(): Promise<LetterReader> {
  const tesseract = await load({});
  const packages = createRequire(import.meta.url);
  for (const language of LANGUAGES) {
    const path = packages.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
    tesseract.FS.writeFile(`./${language}.traineddata`, await promisify(gunzip)(await readFile(path)));
  }
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, LANGUAGES.join('+'), LSTM) !== 0) throw new Error('Tesseract did not load its languages');
  return ({ data, ...size }) => {
    tesseract.FS.writeFile('/input', data);
    const show = (turn: number) => {
      if (api.SetImageFile(UPRIGHT, turn, false) === 1) throw new Error('Tesseract takes it for no picture');
    };
    show(0);
    // On a page that lies askew it would take every second line for none.
    api.FindLines();
    const gradient = api.GetGradient();
    const turn = Math.abs(gradient) >= LEAST_GRADIENT ? gradient : 0;
    if (turn !== 0) show(turn);
    api.Recognize(null);
    const words = wordsOfTable(api.GetTSVText(0), size, turn);
    return { text: api.GetUTF8Text(), confidence: api.MeanTextConf(), words };
  };
}
