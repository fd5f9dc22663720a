import { after, NOON } from '../../contract/stores.js';
import { counted, MINUTE, type PlannedCall, type Plans } from './planned.js';
import { fillSpread, ROWS } from './spread-rows.js';

/** Decisions are held for a minute: all of them are few. */
const FEW_HELD = ['ux_held_decisions_certificate'];

const page = { offset: 0, limit: 10 };
const newest = { field: 'id', descending: true } as const;
const issued = { field: 'issuedAt', descending: true } as const;
const due = (descending: boolean) => ({ field: 'dueAt', descending }) as const;
const ALL = counted(ROWS);

/** What repositories and query builders make of the calls, on 4000 records, each with its report, session and job. */
const READS: Readonly<Record<string, PlannedCall>> = {
  'reports by id': {
    ask: ({ reports }) => reports.search({ filter: {}, sort: newest, page }),
    reads: [15, ALL],
    walks: [
      'rowid',
      'ix_reports_status',
      'ix_reports_issued',
      'ix_reports_erased',
      'ix_reports_certificate',
      'ix_reports_by_edition',
    ],
  },
  'reports by issue': {
    ask: ({ reports }) => reports.search({ filter: {}, sort: issued, page }),
    reads: [15, ALL],
    walks: [
      'ix_reports_status',
      'ix_reports_issued',
      'ix_reports_erased',
      'ix_reports_certificate',
      'ix_reports_by_edition',
    ],
  },
  'withdrawn reports by issue': {
    ask: ({ reports }) => reports.search({ filter: { status: 'withdrawn' }, sort: issued, page }),
    reads: [15, counted(40)],
  },
  'withdrawn reports by id': {
    ask: ({ reports }) => reports.search({ filter: { status: 'withdrawn' }, sort: newest, page }),
    reads: [200, counted(40)],
    sorts: true,
  },
  'reports of a number': {
    ask: ({ reports }) => reports.search({ filter: { number: 'MYV-17' }, sort: newest, page }),
    reads: [10, 10],
    sorts: true,
  },
  'reports of a word by id': {
    ask: ({ reports }) => reports.search({ filter: { q: 'n1a' }, sort: newest, page }),
    // The total, the highest id, the ids of the page and its rows.
    reads: [200, 5, 300, 20],
    sorts: true,
  },
  'reports of two words by holder': {
    ask: ({ reports }) =>
      reports.search({ filter: { q: 'tan n1a' }, sort: { field: 'holder', descending: false }, page }),
    reads: [400, 5, 500, 20],
    sorts: true,
  },
  'failed jobs by id': {
    ask: ({ jobRecords }) => jobRecords.search({ filter: { state: 'failed' }, sort: newest, page }),
    reads: [60, 40],
    sorts: true,
  },
  'open jobs by due time': {
    ask: ({ jobRecords }) => jobRecords.search({ filter: { state: 'open' }, sort: due(false), page }),
    reads: [15, counted(200)],
  },
  'open jobs of a queue by due time': {
    ask: ({ jobRecords }) => jobRecords.search({ filter: { state: 'open', queue: 'mail' }, sort: due(false), page }),
    reads: [15, counted(200)],
  },
  'jobs of a name by due time': {
    ask: ({ jobRecords }) => jobRecords.search({ filter: { name: 'mail.code' }, sort: due(true), page }),
    reads: [15, ALL],
    // All have it.
    walks: ['ix_jobs_falling_due'],
  },
  'jobs by due time': {
    ask: ({ jobRecords }) => jobRecords.search({ filter: {}, sort: due(true), page }),
    reads: [15, ALL],
    // The narrowest index is counted along.
    walks: ['ix_jobs_falling_due', 'ix_jobs_done', 'ix_jobs_state', 'ix_jobs_attempts'],
  },
  'the oldest that waits': { ask: ({ statistics }) => statistics.oldest(), reads: [5], walks: FEW_HELD },
  'what waits for how long': {
    ask: ({ statistics }) => statistics.waiting({ since: after(-200 * MINUTE), until: after(-100 * MINUTE) }),
    reads: [200],
    walks: FEW_HELD,
  },
  'how long decisions took': {
    ask: ({ statistics }) => statistics.decisions(after(-300 * MINUTE), 100),
    reads: [400],
  },
  'the failed jobs': { ask: ({ statistics }) => statistics.failedJobs(), reads: [40] },
  'the jobs in each state': { ask: ({ jobs }) => jobs.counts(), reads: [210, 210] },
  'the due jobs': { ask: ({ jobs }) => jobs.due('mail', 10, after(ROWS)), reads: [15] },
  'the editions under a number': { ask: ({ reports }) => reports.findEditions('MYV-17'), reads: [3] },
  'the report of a file': { ask: ({ reports }) => reports.findByPdf('a'.repeat(64)), reads: [3] },
  'who watches a report': {
    ask: ({ watchers }) => watchers.findWatching('MYV-17', NOON, 0, 100),
    reads: [3],
    sorts: true,
  },
  'what an address watches': { ask: ({ watchers }) => watchers.findByEmail('watcher17@example.com'), reads: [12] },
  // 310 records are claimed, or were.
  'who has the records of a page': {
    ask: ({ claims }) =>
      claims.live(
        Array.from({ length: 25 }, (_, n) => ROWS - 3 - n),
        NOON,
      ),
    reads: [80],
  },
};

export const reportsAndJobs: Plans = { of: 'reports and jobs', fill: fillSpread, calls: () => READS };
