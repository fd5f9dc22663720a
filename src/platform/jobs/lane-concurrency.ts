import type { Lane } from '../../domain/jobs/jobs.js';

/** How many jobs of a lane one process works on at a time. Four pages print while one more job prepares its own. */
export const LANE_CONCURRENCY: Readonly<Record<Lane, number>> = { pdf: 5, mail: 4, house: 1 };

/** The API process that does the jobs itself has requests to answer as well. */
export const EMBEDDED_CONCURRENCY: Readonly<Record<Lane, number>> = { ...LANE_CONCURRENCY, pdf: 2 };

export const LANES: readonly Lane[] = ['pdf', 'mail', 'house'];
