import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '../api/ask.mjs';
import { callsOf } from './calls.mjs';
import { emptyDatabase } from './database.mjs';
import { directus } from './directus/peer.mjs';
import { installPeer } from './install.mjs';
import { strapi } from './strapi/peer.mjs';

/**
 * A back office that one would otherwise pick: how it is installed and started, and how it is asked for certificates.
 * @typedef {object} Peer
 * @property {string} name of its folder, in that of its databases and in what is measured
 * @property {string} title
 * @property {string} packageName
 * @property {readonly string[]} built packages that are no use as they are downloaded
 * @property {(folder: string) => string} node the Node.js that runs it
 * @property {(place: object) => Promise<{ launch: () => Promise<object>, health: string, fill: () => Promise<unknown>, signIn: (ask:
 * Function) => Promise<string> }>} start
 * @property {string} key the column that a record is asked for by
 * @property {{ whole?: (number: number, size: number) => string } & Record<'page' | 'beginning' | 'part' | 'record' | 'lookUp', (...wanted: any[]) => string>} paths
 *   `whole`: of records with their files and reports, where it has these
 * @property {(key: string | number, note: string) => { method: string, path: string, json: object }} change
 * @property {(body: any) => number | string} total of all that a list is a page of
 */
const PEERS = [strapi, directus];

/**
 * Installs the peers where they are not yet, fills a database for each from the certificates of ours, and starts them.
 * @param {{ mariadb: object, folder: string, beside: { size: string, database: string, connection: object, subject: object }, tell: (line: string) => void, started: (program: any) => any }} run
 *   `beside`: what of ours they are measured beside; `started` notes programs, which are stopped with the run
 */
export async function startPeers({ mariadb, folder, beside, tell, started }) {
  const peers = [];
  for (const peer of PEERS) {
    const place = join(folder, 'peers', peer.name);
    await installPeer(peer, place, tell);
    tell(`Starting ${peer.title} beside ${beside.size}`);
    peers.push(await startPeer(peer, { mariadb, folder: place, beside, started }));
  }
  return peers;
}

async function startPeer(peer, { mariadb, folder, beside, started }) {
  const name = `peer_${peer.name}_${beside.size}`;
  const { database, tables } = await emptyDatabase(mariadb, beside.connection, name);
  const { launch, health, fill, signIn } = await peer.start({ folder, database, tables, source: beside.database });
  const program = started(await launch());
  await program.ready(health);
  await fill();
  await tables.query(`ANALYZE TABLE ${name}.certificates`);
  const askPeer = async (path, how) => (await ask(program.url + path, how)).body;
  const token = await signIn(askPeer);
  const { version } = JSON.parse(
    await readFile(join(folder, 'node_modules', peer.packageName, 'package.json'), 'utf8'),
  );
  const calls = await callsOf(peer, { ask: askPeer, token, table: `${name}.certificates` }, beside.subject);
  return { name: peer.name, title: peer.title, version, program, calls, launch, health };
}
