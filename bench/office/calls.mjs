import { ask as request } from '../api/ask.mjs';
import { OFFICER } from '../ui/server.mjs';

const ask = (name, value) => `${name}=${encodeURIComponent(JSON.stringify(value))}`;
const page = (offset, size) => ask('range', [offset, offset + size - 1]);
const list = (filter, sort, [offset, size] = [0, 10]) =>
  `/api/v1/certificates?${ask('filter', filter)}&${ask('sort', sort)}&${page(offset, size)}`;

const NEWEST = ['id', 'DESC'];
const OLDEST_FIRST = ['appliedAt', 'ASC'];
/** Each is part of a tenth or more of all records. */
const UNIVERSITY = 'Universiti Malaya';
const FAMILY = 'Li';

/** What the screens of the back office ask for, by what an officer calls it. @param {readonly string[]} views */
export function callsOf(views) {
  const saved = { status: 'Verified', universityName: UNIVERSITY };
  return {
    'list, newest first': list({}, NEWEST),
    'page 1000 of 50': list({}, NEWEST, [49_950, 50]),
    'sorted by name': list({}, ['name', 'ASC']),
    'sorted by university': list({}, ['university', 'DESC']),
    'sorted by day of application': list({}, ['appliedAt', 'DESC']),
    'sorted by report number': list({}, ['reportNumber', 'ASC']),
    'what waits, the oldest first': list({ status: 'Verifying' }, OLDEST_FIRST),
    'of the most common status, sorted by name': list({ status: 'Verified' }, ['name', 'ASC']),
    'of the most common university': list({ universityName: UNIVERSITY }, NEWEST),
    'of it, sorted by name': list({ universityName: UNIVERSITY }, ['name', 'ASC']),
    'of it, what waits': list({ universityName: UNIVERSITY, status: 'Verifying' }, OLDEST_FIRST),
    'universities that begin with "uni"': list({ university: 'uni' }, NEWEST),
    'of a month, newest first': list({ appliedSince: '2024-03-01', appliedUntil: '2024-03-31' }, NEWEST),
    'by name: the most common family name': list({ name: FAMILY }, NEWEST),
    'by name, sorted by name': list({ name: FAMILY }, ['name', 'ASC']),
    'by name and status': list({ name: FAMILY, status: 'Verifying' }, OLDEST_FIRST),
    'by "q": the most common family name': list({ q: FAMILY }, NEWEST),
    'by "q": two common words': list({ q: `${FAMILY} xiao` }, NEWEST),
    'by "q": a word of every address': list({ q: 'bench' }, NEWEST),
    'by "q": what begins every report number': list({ q: 'myv' }, NEWEST),
    'by "q": the most common university': list({ q: UNIVERSITY }, NEWEST),
    'by "q": nothing': list({ q: 'mohd' }, NEWEST),
    'a saved query': list(saved, ['updatedAt', 'DESC']),
    'counts of all views': `/api/v1/certificates/counts?${ask(
      'filters',
      Object.fromEntries(views.map((view) => [view, { view }])),
    )}`,
    'counts of saved queries': `/api/v1/certificates/counts?${ask('filters', {
      one: saved,
      two: { status: 'Verified', name: FAMILY },
      three: { universityName: UNIVERSITY, type: 'verification' },
    })}`,
    'figures of the dashboard': '/api/v1/statistics',
    'Ctrl+K: the most common family name': '/api/v1/search?q=Li',
    'reports, by their holder': `/api/v1/reports?${ask('filter', { q: FAMILY })}&${ask('sort', ['issuedAt', 'DESC'])}&${page(0, 10)}`,
    'users, by name': `/api/v1/users?${ask('filter', { name: FAMILY })}&${ask('sort', NEWEST)}&${page(0, 10)}`,
    'audit trail, newest first': `/api/v1/audit-events?${ask('sort', ['at', 'DESC'])}&${page(0, 10)}`,
  };
}

/** @param {string} url @param {number} rounds @param {(title: string, times: number[]) => void} tell */
export async function measureCalls(url, rounds, tell) {
  const { QUEUE_VIEWS } = await import('../../dist/src/domain/review/queue-view.js');
  const json = { email: OFFICER.email, password: OFFICER.password };
  const { data } = (await request(`${url}/api/user/login`, { method: 'POST', json })).body;
  for (const [title, path] of Object.entries(callsOf(QUEUE_VIEWS))) {
    const times = [];
    // The first one is asked for by nobody: it finds what later ones have in memory.
    for (let round = 0; round <= rounds; round += 1) {
      const began = performance.now();
      await request(url + path, { token: data.token });
      if (round > 0) times.push(performance.now() - began);
    }
    tell(title, times);
  }
}
