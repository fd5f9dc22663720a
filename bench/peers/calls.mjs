import assert from 'node:assert/strict';
import { inTurn } from '../api/cases/ways.mjs';
import { requestOf } from '../api/load.mjs';
import { beginnings } from '../data/people.mjs';

const SAMPLES = 500;
const CHECKED = 5;
const DEEP = { number: 1000, size: 50 };

/**
 * What a peer is asked, under the names of the budgets; `check` asks and compares with the tables of ours that its own
 * was filled from.
 * @param {import('./index.mjs').Peer} peer
 * @param {{ ask: (path: string, how?: object) => Promise<any>, token: string, table: string }} running
 * @param {import('../api/cases/index.mjs').Subject} subject
 */
export async function callsOf(peer, running, subject) {
  const { samples, holders, drafts } = subject;
  const keys = await keysOf(peer, running.table, subject, [...samples, ...drafts]);
  const deep = { ...DEEP, number: Math.min(DEEP.number, Math.floor(subject.total / DEEP.size)) };
  const known = { peer, running, subject, keys };
  return {
    list: pageCall(known, { number: 1, size: 10 }),
    wholeList: wholeCall(known, { number: 1, size: 10 }),
    firstWord: searchCall(known, peer.paths.beginning, (name) => `${name}%`),
    anyWord: searchCall(known, peer.paths.part, (name) => `%${name}%`),
    deep: pageCall(known, deep),
    record: recordCall(known, samples.slice(0, SAMPLES)),
    lookUp: lookUpCall(known, holders.slice(0, SAMPLES)),
    change: changeCall(known, drafts),
  };
}

/** By what a record is asked for: Strapi has ids of its own. */
async function keysOf({ key }, table, { query }, records) {
  const rows = await query(`SELECT id, ${key} AS name FROM ${table} WHERE id IN (?)`, [records.map(({ id }) => id)]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const idsOf = (rows) => rows.map(({ id }) => id);
const requests = (paths, token) => inTurn(paths.map((path) => requestOf({ path, token })));

/** With what lists of the back office carry of each record; the bare columns by a peer that has no more. */
function wholeCall(known, page) {
  const { peer, running, subject } = known;
  if (!peer.paths.whole) return pageCall(known, page);
  const call = pageCall(known, page, peer.paths.whole);
  return {
    ...call,
    check: async () => {
      await call.check();
      const { data } = await running.ask(peer.paths.whole(page.number, page.size), { token: running.token });
      for (const { id, files, reports } of data) {
        const [{ parts }] = await subject.query(
          `SELECT (SELECT COUNT(*) FROM certificate_files WHERE certificate_id = ?)
             + (SELECT COUNT(*) FROM reports WHERE certificate_id = ? AND status <> 'superseded') AS parts`,
          [id, id],
        );
        assert.equal(files.length + reports.length, Number(parts));
      }
    },
  };
}

function pageCall({ peer, running: { ask, token }, subject }, { number, size }, pathOf = peer.paths.page) {
  const path = pathOf(number, size);
  return {
    next: requests([path], token),
    check: async () => {
      const rows = await subject.query('SELECT id FROM certificates ORDER BY id DESC LIMIT ? OFFSET ?', [
        size,
        (number - 1) * size,
      ]);
      const body = await ask(path, { token });
      assert.deepEqual([idsOf(body.data), Number(peer.total(body))], [idsOf(rows), subject.total]);
    },
  };
}

function searchCall({ peer, running: { ask, token }, subject }, pathOf, patternOf) {
  const names = beginnings(40);
  return {
    next: requests(names.map(pathOf), token),
    check: async () => {
      for (const name of names.slice(0, CHECKED)) {
        const ids = idsOf(
          await subject.query('SELECT id FROM certificates WHERE name_key LIKE ? ORDER BY id DESC', [patternOf(name)]),
        );
        const body = await ask(pathOf(name), { token });
        assert.deepEqual([idsOf(body.data), Number(peer.total(body))], [ids.slice(0, 10), ids.length], name);
      }
    },
  };
}

function recordCall({ peer, running: { ask, token }, keys }, samples) {
  const pathOf = ({ id }) => peer.paths.record(keys.get(id));
  return {
    next: requests(samples.map(pathOf), token),
    check: async () => {
      for (const sample of samples.slice(0, CHECKED)) {
        const { data } = await ask(pathOf(sample), { token });
        assert.deepEqual([data.id, data.name, data.passport], [sample.id, sample.name, sample.passport]);
      }
    },
  };
}

/** By the name as it is stored to be sought, which ours does on the way. */
function lookUpCall({ peer, running: { ask, token }, subject }, holders) {
  const wanted = holders.map(({ name, passport, birth }) => ({ name_key: name.toLowerCase(), passport, birth }));
  return {
    next: requests(wanted.map(peer.paths.lookUp), token),
    check: async () => {
      for (const { name_key, passport, birth } of wanted.slice(0, CHECKED)) {
        const rows = await subject.query(
          'SELECT id FROM certificates WHERE name_key = ? AND passport = ? AND birth = ? ORDER BY id DESC LIMIT 10',
          [name_key, passport, birth],
        );
        assert.notEqual(rows.length, 0, name_key);
        const { data } = await ask(peer.paths.lookUp({ name_key, passport, birth }), { token });
        assert.deepEqual(idsOf(data), idsOf(rows));
      }
    },
  };
}

/** Each connection changes a record of its own. */
function changeCall({ peer, running: { ask, token, table }, subject, keys }, drafts) {
  const own = drafts.map(({ id }) => ({ id, key: keys.get(id) }));
  return {
    next: (line, turn) =>
      requestOf({ ...peer.change(own[line].key, `changed for the ${turn}th time at ${performance.now()}`), token }),
    check: async () => {
      const [{ id, key }] = own;
      const { path, ...how } = peer.change(key, 'a first change');
      await ask(path, { ...how, token });
      const [{ note }] = await subject.query(`SELECT note FROM ${table} WHERE id = ?`, [id]);
      assert.equal(note, 'a first change');
    },
  };
}
