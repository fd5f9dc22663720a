import type { Lane } from '../../ports/jobs.js';

/** How many jobs of a lane one process works on at a time. */
export const LANE_CONCURRENCY: Readonly<Record<Lane, number>> = { pdf: 2, mail: 4, house: 1 };

export const LANES: readonly Lane[] = ['pdf', 'mail', 'house'];
