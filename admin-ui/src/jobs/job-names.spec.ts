import { describe, expect, it } from '@jest/globals';
import { JOB_RULES } from '../../../src/domain/jobs/jobs.js';
import { jobTexts } from './job.texts';
import { JOB_NAMES, jobNameKey } from './job-names';

describe('the names of jobs', () => {
  it('are those that the server knows', () => {
    expect([...JOB_NAMES].sort()).toEqual(Object.keys(JOB_RULES).sort());
  });

  it('have a text in each language', () => {
    const keys = JOB_NAMES.map(jobNameKey).sort();
    for (const texts of Object.values(jobTexts)) expect(Object.keys(texts.names).sort()).toEqual(keys);
  });
});
