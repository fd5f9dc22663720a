import { processor, share, table, whole } from '../api/text.mjs';

/** What the terminal shows of the peers beside a call. */
export const peerRows = ({ sizes }) =>
  sizes.flatMap(({ peers, app }) =>
    peers.map(
      (peer) =>
        `               ${peer.title} ${whole(peer.rate)}/s (${whole(peer.least)} to ${whole(peer.most)}; processor ${processor(peer)} ms), ratio ${share(app.rate / peer.rate)}`,
    ),
  );

/**
 * Their part of the section of docs/benchmarks.md.
 * @param {ReadonlyArray<{ title: string, sizes: ReadonlyArray<object> }>} calls
 * @param {ReadonlyArray<{ title: string, version: string }>} peers
 */
export function peerSection(calls, peers) {
  const head = ['call', 'answers/s', 'processor ms', ...peers.flatMap(({ title }) => [title, 'processor ms']), 'ratio'];
  const beside = calls.flatMap(({ title, sizes }) =>
    sizes.filter((at) => at.peers.length > 0).map((at) => ({ size: at.size, row: peerRow(title, at) })),
  );
  const tables = [...new Set(beside.map(({ size }) => size))].map((size) => {
    const rows = beside.filter((one) => one.size === size).map(({ row }) => row);
    return `#### ${size.toUpperCase()} certificates\n\n${table(head, rows)}\n`;
  });
  const names = peers.map(({ title, version }) => `${title} ${version}`).join(' and ');
  return `### Beside other back offices

${names} on the same certificates, in the same rounds: how they are set up and what they leave out is in [decision 39](decisions/0039-the-benchmark.md). Rates in answers
a second, processor time as program + database, the ratio to the best of them.

${tables.join('\n')}`;
}

function peerRow(title, { app, peers }) {
  const best = Math.max(...peers.map(({ rate }) => rate));
  const cells = [app, ...peers].flatMap((program) => [whole(program.rate), processor(program)]);
  return [title, ...cells, share(app.rate / best)];
}
