/** Until the first numbers depend on every bit of the seed. */
const MIXING = 12;

/**
 * A stream of numbers that a seed and the number of a record settle: whatever is made first, a record comes out the
 * same.
 * @param {number} seed
 * @param {number} number
 */
export function streamOf(seed, number) {
  // With 32 bits of state a million streams would run into each other, and two files get one id.
  let a = seed | 0;
  let b = number | 0;
  let c = 0x9e3779b9 | 0;
  let count = 1;
  /** 0 or more, below 1 (sfc32). */
  const next = () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let mixed = 0; mixed < MIXING; mixed += 1) next();
  /** A whole number from 0, below `end`. @param {number} end */
  const below = (end) => Math.floor(next() * end);
  return {
    next,
    below,
    /** @template T @param {readonly T[]} choices @returns {T} */
    pick: (choices) => choices[below(choices.length)],
    /** @param {string} alphabet @param {number} length */
    text: (alphabet, length) => {
      let text = '';
      for (let place = 0; place < length; place += 1) text += alphabet[below(alphabet.length)];
      return text;
    },
  };
}
