import { EntitySchema } from 'typeorm';
import type { JobName, Lane } from '../../domain/jobs/jobs.js';
import { moment, nullable, serial, text, varchar, whole } from '../db/columns.js';

/** A row of the outbox. */
export interface JobRow {
  id: number;
  name: JobName;
  lane: Lane;
  /** JSON. */
  payload: string;
  state: 'open' | 'done' | 'parked';
  attempts: number;
  due_at: number;
  lease_token: string | null;
  lease_until: number | null;
  last_error: string | null;
  created_at: number;
  done_at: number | null;
  /** Of the request that ordered it; whatever it orders itself has the same. */
  request_id: string | null;
  /** Random; `null` in rows that releases before it made. */
  mail_id: string | null;
}

export const JobEntity = new EntitySchema<JobRow>({
  name: 'job',
  tableName: 'jobs',
  columns: {
    id: serial,
    name: varchar(60),
    lane: varchar(10),
    payload: text,
    state: varchar(10),
    attempts: whole,
    due_at: moment,
    lease_token: nullable(varchar(36)),
    lease_until: nullable(moment),
    last_error: nullable(text),
    created_at: moment,
    done_at: nullable(moment),
    request_id: nullable(varchar(36)),
    mail_id: nullable(varchar(36)),
  },
  indices: [
    { name: 'ix_jobs_due', columns: ['lane', 'state', 'due_at'] },
    { name: 'ix_jobs_state', columns: ['state', 'due_at'] },
    { name: 'ix_jobs_name', columns: ['name', 'due_at'] },
    { name: 'ix_jobs_falling_due', columns: ['due_at'] },
    { name: 'ix_jobs_done', columns: ['done_at'] },
  ],
});
