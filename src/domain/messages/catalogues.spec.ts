import { CN } from './cn.js';
import { EN } from './en.js';
import { MS } from './ms.js';
import type { MessageCode } from './texts.js';

const CODES = Object.keys(EN) as MessageCode[];
const named = (text: string) => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);

describe.each(Object.entries({ EN, CN, MS }))('the catalogue %s', (_, texts) => {
  it('has a text for each code, and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...CODES].sort());
    expect(CODES.filter((code) => texts[code].trim() === '')).toEqual([]);
  });

  it('names only parameters that the English text names', () => {
    const odd = CODES.filter((code) => named(texts[code]).some((name) => !named(EN[code]).includes(name)));
    expect(odd).toEqual([]);
  });
});
