import assert from 'node:assert/strict';
import { requestOf } from '../load.mjs';

/**
 * Each connection is a student of its own with a draft of its own, which it changes again and again.
 * @param {import('./index.mjs').Subject} subject
 */
export function change({ drafts, ask, query }) {
  return {
    name: 'change',
    title: 'change of a draft, with its version checked and the audit trail told',
    call: 'change',
    app: (line, turn, answer) => {
      const draft = drafts[line];
      draft.version = answer ? read(answer).data.version : undefined;
      const note = `changed for the ${turn}th time at ${performance.now()}`;
      return update(draft.token, { id: draft.id, version: draft.version, note });
    },
    floor: (line, turn, answer) => {
      const draft = drafts[line];
      if (answer) draft.floorVersion = read(answer).version;
      const note = encodeURIComponent(`floor ${turn} at ${performance.now()}`);
      return requestOf({ path: `/change?id=${draft.id}&version=${draft.floorVersion}&note=${note}` });
    },
    /** The other side has changed the drafts meanwhile. */
    prepare: async () => {
      for (const draft of drafts) draft.floorVersion = (await rowOf(query, draft)).version;
    },
    check: () => checkOne(drafts[0], ask, query),
  };
}

const read = (answer) => JSON.parse(answer.toString());
const update = (token, json) => requestOf({ method: 'POST', path: '/api/cert/update', token, json });

async function rowOf(query, { id }) {
  const [{ version, note }] = await query('SELECT version, note FROM certificates WHERE id = ?', [id]);
  return { version, note };
}

/** It is stored, told of once, and refused where somebody else came first. */
async function checkOne(draft, ask, query) {
  const before = await rowOf(query, draft);
  const told = await eventsOf(query, draft);
  const json = { id: draft.id, version: before.version, note: 'a first change' };
  const sent = { method: 'POST', json, token: draft.token };
  const { data } = await ask('/api/cert/update', sent);
  assert.equal(data.version, before.version + 1);
  assert.deepEqual(await rowOf(query, draft), { version: before.version + 1, note: 'a first change' });
  assert.equal(await eventsOf(query, draft), told + 1);
  await ask('/api/cert/update', { ...sent, status: 409 });
}

async function eventsOf(query, { id }) {
  const [{ n }] = await query(
    "SELECT COUNT(*) AS n FROM audit_events WHERE subject_type = 'certificate' AND subject_id = ?",
    [String(id)],
  );
  return n;
}
