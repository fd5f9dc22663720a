import { JOB_RULES } from '@myverify/domain/jobs/jobs';

/** Every job there is, in the order in which they can be chosen. */
export const JOB_NAMES = Object.keys(JOB_RULES);

/** Keys of texts hold no dots of their own. */
export const jobNameKey = (name: string) => name.replaceAll(/[.-]/g, '_');
