// Imported first by every script, so that an old Node meets a sentence and not a syntax error further on.
const LEAST = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1])) {
  console.error(
    `MyVerify needs Node ${LEAST.join('.')} or later; this is Node ${process.versions.node} (${process.execPath}).`,
  );
  console.error('Install a newer one from https://nodejs.org and try again.');
  process.exit(1);
}
