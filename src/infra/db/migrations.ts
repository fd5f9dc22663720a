import { Initial1763600000000 } from '../../../migrations/1763600000000-initial.js';

/** Every migration, oldest first; a new one is added here. */
export const MIGRATIONS = [Initial1763600000000];
