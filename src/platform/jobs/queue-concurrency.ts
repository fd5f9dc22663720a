import type { QueueName } from '../../domain/jobs/jobs.js';

/** How many jobs of a queue one process works on at a time. Four pages print while one more job prepares its own. */
export const QUEUE_CONCURRENCY: Readonly<Record<QueueName, number>> = {
  pdf: 5,
  mail: 4,
  // They wait for others, up to ten seconds each.
  webhooks: 16,
  // A thousand rows take seconds: programs wait for that, and decisions, on the queue of maintenance, do not wait for
  // programs.
  checks: 2,
  // It takes a processor for a second or two.
  reading: 1,
  texts: 1,
  maintenance: 1,
};

/** The API process that does the jobs itself has requests to answer as well. */
export const EMBEDDED_CONCURRENCY: Readonly<Record<QueueName, number>> = { ...QUEUE_CONCURRENCY, pdf: 2 };
