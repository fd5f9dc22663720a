import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** What starts, ends or opens something of its own: to wait for it takes as long as so many bytes of other tests. */
const WAITS = /\b(?:start\w*|restart|kill|launchBrowser|visit\w*|goto|reload)\(/g;
const BYTES_OF_A_WAIT = 2_000;

/**
 * Begins with what takes longest, so that nobody waits for a single file at the end. Jest does so itself where it
 * remembers how long each file took; on a fresh machine it has only their sizes, which say little of what waits for
 * processes.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.every(({ duration }) => typeof duration === 'number')) return sorted;
    const weights = new Map(sorted.map((test) => [test, weightOf(test)]));
    return sorted.sort((one, other) => weights.get(other) - weights.get(one));
  }
}

function weightOf({ path }) {
  const text = readFileSync(path, 'utf8');
  return text.length + BYTES_OF_A_WAIT * (text.match(WAITS)?.length ?? 0);
}
