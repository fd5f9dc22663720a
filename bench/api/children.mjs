/**
 * Whatever ends the benchmark ends its programs: those that nobody has stopped by then are asked to end when it exits.
 */
const children = new Set();
process.on('exit', () => {
  for (const child of children) child.kill();
});

/** @template {import('node:child_process').ChildProcess} C @param {C} child @returns {C} */
export function endsWithUs(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}
