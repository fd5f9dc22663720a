import assert from 'node:assert/strict';
import { beginnings } from '../../data/people.mjs';
import { requestOf } from '../load.mjs';
import { idsOf, inTurn, waysOf } from './ways.mjs';

const DEEP_SIZE = 50;
/** So many of the first pages are asked for in turn where callers are at different ones. */
const PAGES = 20;
const AGAIN = 'the same, as the back office asks for it';
const WHOLE = `${AGAIN}, with files, reports and who has it`;

/** Pages of everything, newest first. @param {import('./index.mjs').Subject} subject */
export function pages(subject) {
  const { portal, resources } = waysOf(subject.ask);
  const deep = Math.floor(Math.min(1000 * DEEP_SIZE, subject.total) / DEEP_SIZE - 1) * DEEP_SIZE;
  const first = { size: 10, offsets: [0], call: 'list' };
  const apart = { size: 10, offsets: Array.from({ length: PAGES }, (_, page) => page * 10), call: null };
  const far = { size: DEEP_SIZE, offsets: [deep], call: 'deep' };
  return {
    newest: [
      page(subject, portal, { ...first, name: 'list', title: 'list, page of 10, newest first, with total' }),
      page(subject, resources, { ...first, name: 'list-v1', call: 'wholeList', title: WHOLE }),
      page(subject, portal, {
        ...apart,
        name: 'list-apart',
        title: `one of the first ${PAGES} pages, the callers at different ones`,
      }),
    ],
    deep: [
      page(subject, portal, { ...far, name: 'deep', title: 'page 1000 of size 50' }),
      page(subject, resources, { ...far, name: 'deep-v1', title: AGAIN }),
    ],
  };
}

function page({ token, total, query }, way, { name, title, call, size, offsets }) {
  const paths = offsets.map((offset) => way.page(size, offset));
  return {
    name,
    title,
    call,
    app: inTurn(paths.map((path) => requestOf({ path, token }))),
    floor: inTurn(offsets.map((offset) => requestOf({ path: `/list?limit=${size}&offset=${offset}` }))),
    check: async () => {
      for (const [place, path] of paths.entries()) {
        const asked = [size, offsets[place]];
        const rows = await query('SELECT id FROM certificates ORDER BY id DESC LIMIT ? OFFSET ?', asked);
        assert.deepEqual(await way.read(path), { total, ids: idsOf(rows) });
      }
    },
  };
}

/** By the beginning of a word of the name, with the total. @param {import('./index.mjs').Subject} subject */
export function searches(subject) {
  const { portal, resources } = waysOf(subject.ask);
  return [
    search(subject, portal, {
      name: 'first-word',
      title: 'search by the beginning of the first word of the name, with total',
      call: 'firstWord',
      floorPath: '/first-word',
    }),
    search(subject, portal, {
      name: 'any-word',
      title: 'search by the beginning of any word of the name, with total',
      call: 'anyWord',
      floorPath: '/any-word',
    }),
    search(subject, resources, {
      name: 'any-word-v1',
      title: AGAIN,
      call: 'anyWord',
      floorPath: '/any-word',
    }),
  ];
}

function search({ token, query }, way, { name, title, call, floorPath }) {
  const names = beginnings(40);
  return {
    name,
    title,
    call,
    app: inTurn(names.map((beginning) => requestOf({ path: way.search(beginning), token }))),
    floor: inTurn(names.map((beginning) => requestOf({ path: `${floorPath}?name=${beginning}` }))),
    /** What is found is what the words of the names themselves say. */
    check: async () => {
      for (const beginning of names.slice(0, 5)) {
        const ids = await idsWith(query, beginning);
        assert.deepEqual(
          await way.read(way.search(beginning)),
          { total: ids.length, ids: ids.slice(0, 10) },
          beginning,
        );
      }
    },
  };
}

async function idsWith(query, beginning) {
  const rows = await query('SELECT id, name FROM certificates WHERE name_key LIKE ? ORDER BY id DESC', [
    `%${beginning}%`,
  ]);
  const words = ({ name }) => name.toLowerCase().split(' ');
  return idsOf(rows.filter((row) => words(row).some((word) => word.startsWith(beginning))));
}
