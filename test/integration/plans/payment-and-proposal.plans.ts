import type { PlannedCall, Plans } from './planned.js';
import { fillSpread } from './spread-rows.js';

const newest = <Field extends string>(field: Field, filter: object) => ({
  filter,
  sort: { field, descending: true },
  page: { offset: 0, limit: 10 },
});

/** 4000 payments, 800 proposals; 36 names have a word that begins with n1a, 500 with tan. */
const CALLS: Readonly<Record<string, PlannedCall>> = {
  'payments by last change': {
    ask: ({ payments }) => payments.list(newest('updatedAt', {})),
    reads: [15, 20],
    smallTotal: true,
    walks: ['ix_payments_updated'],
  },
  'payments of a rare word': {
    ask: ({ payments }) => payments.list(newest('updatedAt', { name: 'n1a' })),
    reads: [300, 300, 20],
    sorts: true,
  },
  'payments of a common word': {
    ask: ({ payments }) => payments.list(newest('updatedAt', { name: 'tan' })),
    reads: [3000, 3000, 20],
    walks: ['ix_payments_updated'],
    sorts: true,
  },
  'proposals of a rare word': {
    ask: ({ proposals }) => proposals.list(newest('id', { query: { name: 'n1a' } })),
    reads: [300, 20],
    sorts: true,
  },
  'proposals about a number': {
    ask: ({ proposals }) => proposals.list(newest('id', { query: { id: 750 } })),
    reads: [20, 20],
    sorts: true,
  },
  'proposals about a report': {
    ask: ({ proposals }) => proposals.list(newest('id', { query: { reportNumber: 'MYV-7K2' } })),
    reads: [20],
    sorts: true,
  },
};

export const paymentsAndProposals: Plans = { of: 'payments and proposals', fill: fillSpread, calls: () => CALLS };
