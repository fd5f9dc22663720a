import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { beginnings } from '../data/people.mjs';
import { CALL_BUDGETS } from './budgets.mjs';
import { requestOf } from './load.mjs';

const DEEP_SIZE = 50;
const SAMPLES = 500;

/** Requests that do not depend on answers, one after the other, the connections at different places. */
const inTurn = (requests) => (line, turn) => requests[(line * 37 + turn) % requests.length];
const search = (name) => `filter=${encodeURIComponent(JSON.stringify({ name }))}`;
const range = (first, size) => `range=${encodeURIComponent(JSON.stringify([first, first + size - 1]))}`;

/**
 * The calls that are measured. `app` and `floor` make the requests; `check` asks once and compares with the tables.
 * @param {Awaited<ReturnType<typeof import('./subject.mjs').makeSubject>>} subject
 */
export function casesOf(subject) {
  const { token, total, ask, query } = subject;
  const deepest = Math.floor(Math.min(1000 * DEEP_SIZE, total) / DEEP_SIZE);
  const deepOffset = (deepest - 1) * DEEP_SIZE;
  const names = beginnings(40);
  const get = (path) => requestOf({ path, token });
  const bare = (path) => requestOf({ path });
  const newest = (limit, offset) =>
    query('SELECT id FROM certificates ORDER BY id DESC LIMIT ? OFFSET ?', [limit, offset]);

  const portalList = (path, expectedIds, expectedTotal) => async () => {
    const { data } = await ask(path);
    assert.equal(data.count, expectedTotal ?? total);
    assert.deepEqual(
      data.cert_list.map(({ id }) => id),
      await expectedIds(),
    );
  };
  const resourceList = (path, expectedIds, expectedTotal) => async () => {
    const { body, contentRange } = await ask(path, { whole: true });
    assert.equal(Number(contentRange.split('/')[1]), expectedTotal ?? total);
    assert.deepEqual(
      body.map(({ id }) => id),
      await expectedIds(),
    );
  };
  /** Every name that is searched for finds what the words of the names themselves say. */
  const searches = (pathOf, read) => async () => {
    for (const name of names.slice(0, 5)) {
      const hits = await query('SELECT id, name FROM certificates WHERE name_key LIKE ? ORDER BY id DESC', [
        `%${name}%`,
      ]);
      const ids = hits.filter((row) =>
        row.name
          .toLowerCase()
          .split(' ')
          .some((word) => word.startsWith(name)),
      );
      const found = await read(pathOf(name));
      assert.equal(found.total, ids.length, `hits of ${name}`);
      assert.deepEqual(
        found.ids,
        ids.slice(0, 10).map(({ id }) => id),
      );
    }
  };
  const readPortal = async (path) => {
    const { data } = await ask(path);
    return { total: data.count, ids: data.cert_list.map(({ id }) => id) };
  };
  const readResource = async (path) => {
    const { body, contentRange } = await ask(path, { whole: true });
    return { total: Number(contentRange.split('/')[1]), ids: body.map(({ id }) => id) };
  };

  const portalSearch = (name) => `/api/cert/list?page_size=10&name=${name}`;
  const resourceSearch = (name) => `/api/v1/certificates?${range(0, 10)}&${search(name)}`;
  const samples = subject.samples.slice(0, SAMPLES);
  const holders = subject.holders.slice(0, SAMPLES);
  const lookUpPath = ({ name, passport, birth }) =>
    `/api/studentinfo/search?name=${encodeURIComponent(name)}&passport=${passport}&birth=${birth}`;
  const hash = (text) => createHash('sha256').update(text).digest('hex');

  return [
    {
      name: 'list',
      title: 'list, page of 10, newest first, with total',
      budget: CALL_BUDGETS.list,
      app: inTurn([get('/api/cert/list?page_index=1&page_size=10')]),
      floor: inTurn([bare('/list?limit=10&offset=0')]),
      check: portalList('/api/cert/list?page_index=1&page_size=10', async () => ids(await newest(10, 0))),
    },
    {
      name: 'list-v1',
      title: 'the same, as the back office asks for it',
      budget: CALL_BUDGETS.list,
      app: inTurn([get(`/api/v1/certificates?${range(0, 10)}`)]),
      floor: inTurn([bare('/list?limit=10&offset=0')]),
      check: resourceList(`/api/v1/certificates?${range(0, 10)}`, async () => ids(await newest(10, 0))),
    },
    {
      name: 'first-word',
      title: 'search by the beginning of the first word of the name, with total',
      budget: CALL_BUDGETS.firstWord,
      app: inTurn(names.map((name) => get(portalSearch(name)))),
      floor: inTurn(names.map((name) => bare(`/first-word?name=${name}`))),
      check: searches(portalSearch, readPortal),
    },
    {
      name: 'any-word',
      title: 'search by the beginning of any word of the name, with total',
      budget: CALL_BUDGETS.anyWord,
      app: inTurn(names.map((name) => get(portalSearch(name)))),
      floor: inTurn(names.map((name) => bare(`/any-word?name=${name}`))),
      check: searches(portalSearch, readPortal),
    },
    {
      name: 'any-word-v1',
      title: 'the same, as the back office asks for it',
      budget: CALL_BUDGETS.anyWord,
      app: inTurn(names.map((name) => get(resourceSearch(name)))),
      floor: inTurn(names.map((name) => bare(`/any-word?name=${name}`))),
      check: searches(resourceSearch, readResource),
    },
    {
      name: 'deep',
      title: 'page 1000 of size 50',
      budget: CALL_BUDGETS.deep,
      app: inTurn([get(`/api/cert/list?page_index=${deepest}&page_size=${DEEP_SIZE}`)]),
      floor: inTurn([bare(`/list?limit=${DEEP_SIZE}&offset=${deepOffset}`)]),
      check: portalList(`/api/cert/list?page_index=${deepest}&page_size=${DEEP_SIZE}`, async () =>
        ids(await newest(DEEP_SIZE, deepOffset)),
      ),
    },
    {
      name: 'deep-v1',
      title: 'the same, as the back office asks for it',
      budget: CALL_BUDGETS.deep,
      app: inTurn([get(`/api/v1/certificates?${range(deepOffset, DEEP_SIZE)}`)]),
      floor: inTurn([bare(`/list?limit=${DEEP_SIZE}&offset=${deepOffset}`)]),
      check: resourceList(`/api/v1/certificates?${range(deepOffset, DEEP_SIZE)}`, async () =>
        ids(await newest(DEEP_SIZE, deepOffset)),
      ),
    },
    {
      name: 'record',
      title: 'one record',
      budget: CALL_BUDGETS.record,
      app: inTurn(samples.map(({ id }) => get(`/api/cert/detail?id=${id}`))),
      floor: inTurn(samples.map(({ id }) => bare(`/record?id=${id}`))),
      check: async () => {
        for (const { id, name, passport, version } of samples.slice(0, 5)) {
          const { data } = await ask(`/api/cert/detail?id=${id}`);
          assert.deepEqual(
            [data.id, data.name, data.passport, data.version, data.cert_photos.length],
            [id, name, passport, version, 1],
          );
        }
      },
    },
    {
      name: 'record-v1',
      title: 'the same, as the back office asks for it',
      budget: CALL_BUDGETS.record,
      app: inTurn(samples.map(({ id }) => get(`/api/v1/certificates/${id}`))),
      floor: inTurn(samples.map(({ id }) => bare(`/record?id=${id}`))),
      check: async () => {
        const [{ id, name, version }] = samples;
        const { body } = await ask(`/api/v1/certificates/${id}`, { whole: true });
        assert.deepEqual([body.id, body.name, body.version, body.certPhotos.length], [id, name, version, 1]);
      },
    },
    {
      name: 'look-up',
      title: 'public look-up by name, passport, birth',
      budget: CALL_BUDGETS.lookUp,
      app: inTurn(holders.map((holder) => bare(lookUpPath(holder)))),
      floor: inTurn(holders.map((holder) => bare(`/lookup?hash=${holder.holder_hash}`))),
      check: async () => {
        for (const holder of holders.slice(0, 5)) {
          const key = `${holder.name.toLowerCase()}\n${holder.passport.toLowerCase()}\n${holder.birth}`;
          assert.equal(holder.holder_hash, hash(key));
          const { data } = await ask(lookUpPath(holder), { code: 0 });
          assert.ok(
            data.reports.some(({ number }) => number === holder.number),
            holder.number,
          );
        }
      },
    },
    changes(subject),
  ];
}

const ids = (rows) => rows.map(({ id }) => id);

/** Each connection is a student of its own with a draft of its own, which it changes again and again. */
function changes({ drafts, ask, query }) {
  const read = (answer) => JSON.parse(answer.toString());
  const request = (draft, turn) =>
    requestOf({
      method: 'POST',
      path: '/api/cert/update',
      token: draft.token,
      json: { id: draft.id, version: draft.version, note: `changed for the ${turn}th time at ${performance.now()}` },
    });
  return {
    name: 'change',
    title: 'change of a draft, with its version checked and the audit trail told',
    budget: CALL_BUDGETS.change,
    app: (line, turn, answer) => {
      const draft = drafts[line];
      if (answer) draft.version = read(answer).data.version;
      else draft.version = undefined;
      return request(draft, turn);
    },
    floor: (line, turn, answer) => {
      const draft = drafts[line];
      if (answer) draft.floorVersion = read(answer).version;
      const note = encodeURIComponent(`floor ${turn} at ${performance.now()}`);
      return requestOf({ path: `/change?id=${draft.id}&version=${draft.floorVersion}&note=${note}` });
    },
    /** The other side has changed the drafts meanwhile. */
    prepare: async () => {
      for (const draft of drafts) {
        const [{ version }] = await query('SELECT version FROM certificates WHERE id = ?', [draft.id]);
        draft.floorVersion = version;
      }
    },
    check: async () => {
      const [draft] = drafts;
      const before = await query('SELECT version FROM certificates WHERE id = ?', [draft.id]);
      const told = () =>
        query("SELECT COUNT(*) AS n FROM audit_events WHERE subject_type = 'certificate' AND subject_id = ?", [
          String(draft.id),
        ]);
      const events = await told();
      const json = { id: draft.id, version: before[0].version, note: 'a first change' };
      const { data } = await ask('/api/cert/update', { method: 'POST', json, token: draft.token });
      assert.equal(data.version, before[0].version + 1);
      const after = await query('SELECT version, note FROM certificates WHERE id = ?', [draft.id]);
      assert.deepEqual({ ...after[0] }, { version: before[0].version + 1, note: 'a first change' });
      const later = await told();
      assert.equal(later[0].n, events[0].n + 1);
      await ask('/api/cert/update', { method: 'POST', json, token: draft.token, status: 409 });
    },
  };
}
