/**
 * What of a bill of materials known holes tell of.
 * @param {{ components: readonly { name: string, version: string }[] }} bill
 * @param {readonly object[]} advisories as OSV writes them: https://ossf.github.io/osv-schema/
 */
export function affectedBy(bill, advisories) {
  return advisories.flatMap((advisory) =>
    (advisory.affected ?? [])
      .filter(({ package: named }) => named?.ecosystem === 'npm')
      .flatMap((affected) =>
        bill.components
          .filter(({ name, version }) => name === affected.package.name && isAffected(version, affected))
          .map(({ name, version }) => ({ id: advisory.id, name, version, summary: advisory.summary ?? '' })),
      ),
  );
}

function isAffected(version, { versions = [], ranges = [] }) {
  if (versions.includes(version)) return true;
  return ranges.some(({ type, events = [] }) => type !== 'GIT' && isInRange(version, events));
}

/** The last event that is not later than the version tells. */
function isInRange(version, events) {
  let inside = false;
  const sorted = [...events].sort((one, other) => compare(placeOf(one), placeOf(other)));
  for (const event of sorted) {
    if ('introduced' in event && compare(version, event.introduced) >= 0) inside = true;
    if ('fixed' in event && compare(version, event.fixed) >= 0) inside = false;
    if ('last_affected' in event && compare(version, event.last_affected) > 0) inside = false;
  }
  return inside;
}

const placeOf = ({ introduced, fixed, last_affected: last }) => introduced ?? fixed ?? last ?? '0';

/** As Semantic Versioning 2.0 orders them. */
export function compare(one, other) {
  const [a, b] = [one, other].map((text) => {
    const [release = '', before = ''] = text.replace(/^v|\+.*$/g, '').split(/-(.*)/s);
    return { release: release.split('.').map(Number), before: before === '' ? [] : before.split('.') };
  });
  for (let at = 0; at < 3; at += 1) {
    const difference = (a.release[at] ?? 0) - (b.release[at] ?? 0);
    if (difference !== 0) return difference;
  }
  // What comes before a release is older than it.
  if (a.before.length === 0 || b.before.length === 0) return b.before.length - a.before.length;
  for (let at = 0; at < Math.max(a.before.length, b.before.length); at += 1) {
    const [left, right] = [a.before[at], b.before[at]];
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    const numbers = [left, right].map((word) => /^\d+$/.test(word));
    if (numbers[0] && numbers[1] && left !== right) return Number(left) - Number(right);
    if (numbers[0] !== numbers[1]) return numbers[0] ? -1 : 1;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}
