import { expect, it } from '@jest/globals';
import { jobTexts } from './job.texts';
import { JOB_NAMES, jobNameKey } from './job-names';

it('the names of jobs have a text in each language', () => {
  const keys = JOB_NAMES.map(jobNameKey).sort();
  for (const texts of Object.values(jobTexts)) expect(Object.keys(texts.names).sort()).toEqual(keys);
});
