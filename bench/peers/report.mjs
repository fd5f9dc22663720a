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
  const rows = calls.flatMap(({ title, sizes }) => {
    const beside = sizes.find((size) => size.peers.length > 0);
    return beside ? [peerRow(title, beside)] : [];
  });
  const names = peers.map(({ title, version }) => `${title} ${version}`).join(' and ');
  return `### Beside other back offices

${names} on the same 100,000 certificates, in the same rounds: how they are set up and what they leave out is in [decision 39](decisions/0039-the-benchmark.md). Rates in answers
a second, processor time as program + database, the ratio to the best of them.

${table(head, rows)}
`;
}

function peerRow(title, { app, peers }) {
  const best = Math.max(...peers.map(({ rate }) => rate));
  const cells = [app, ...peers].flatMap((program) => [whole(program.rate), processor(program)]);
  return [title, ...cells, share(app.rate / best)];
}
