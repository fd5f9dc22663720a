import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { requestOf } from '../load.mjs';
import { inTurn } from './ways.mjs';

const SAMPLES = 500;
const CHECKED = 5;

/** One record, as either way shows it. @param {import('./index.mjs').Subject} subject */
export function records({ token, ask, samples }) {
  const asked = samples.slice(0, SAMPLES);
  const record = (name, title, pathOf, read) => ({
    name,
    title,
    call: 'record',
    app: inTurn(asked.map(({ id }) => requestOf({ path: pathOf(id), token }))),
    floor: inTurn(asked.map(({ id }) => requestOf({ path: `/record?id=${id}` }))),
    check: async () => {
      for (const { id, name: holder, passport, version } of asked.slice(0, CHECKED))
        assert.deepEqual(await read(pathOf(id)), [id, holder, passport, version, 1]);
    },
  });
  return [
    record(
      'record',
      'one record',
      (id) => `/api/cert/detail?id=${id}`,
      async (path) => {
        const { data } = await ask(path);
        return [data.id, data.name, data.passport, data.version, data.cert_photos.length];
      },
    ),
    record(
      'record-v1',
      'the same, as the back office asks for it',
      (id) => `/api/v1/certificates/${id}`,
      async (path) => {
        const { body } = await ask(path, { whole: true });
        return [body.id, body.name, body.passport, body.version, body.certPhotos.length];
      },
    ),
  ];
}

/** The public look-up, which needs no session. @param {import('./index.mjs').Subject} subject */
export function lookUp({ ask, holders }) {
  const asked = holders.slice(0, SAMPLES);
  const pathOf = ({ name, passport, birth }) =>
    `/api/studentinfo/search?name=${encodeURIComponent(name)}&passport=${passport}&birth=${birth}`;
  return {
    name: 'look-up',
    title: 'public look-up by name, passport, birth',
    call: 'lookUp',
    app: inTurn(asked.map((holder) => requestOf({ path: pathOf(holder) }))),
    floor: inTurn(asked.map((holder) => requestOf({ path: `/lookup?hash=${holder.holder_hash}` }))),
    check: async () => {
      for (const holder of asked.slice(0, CHECKED)) {
        assert.equal(holder.holder_hash, holderHash(holder));
        const { data } = await ask(pathOf(holder), { code: 0 });
        assert.ok(
          data.reports.some(({ number }) => number === holder.number),
          holder.number,
        );
      }
    },
  };
}

const holderHash = ({ name, passport, birth }) =>
  createHash('sha256').update(`${name.toLowerCase()}\n${passport.toLowerCase()}\n${birth}`).digest('hex');
