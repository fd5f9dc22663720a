import Sequencer from '@jest/test-sequencer';

/** What takes more than 25 seconds on a quiet machine, the longest first. */
const LONGEST = [
  'e2e/bad-input',
  'e2e/faults/workers.waiting',
  'e2e/idempotency.waiting',
  'e2e/faults/redis-storage-mail.waiting',
  'ui/student-shell',
  'ui/application-keyboard',
  'e2e/crash.waiting',
  'ui/application',
  'ui/admin-shell',
  'ui/admin-editions',
  'ui/sharing',
  'e2e/health.waiting',
  'ui/check-file',
  'ui/application-slow',
  'e2e/shutdown.waiting',
  'e2e/workers.waiting',
  'e2e/backup.waiting',
  'integration/news/html-cleaner',
].map((name) => `/test/${name}.spec.ts`);

/**
 * Begins with what takes longest, so that nobody waits for a single file at the end. Jest does so itself where it remembers how
 * long each file took; on a fresh machine it has only their sizes, which say little of what waits.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ path, duration }) {
  const place = typeof duration === 'number' ? -1 : LONGEST.findIndex((name) => path.endsWith(name));
  return place < 0 ? LONGEST.length : place;
}
