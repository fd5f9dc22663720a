import type { OpenJob } from '../../domain/jobs/jobs.js';
import type { SubscribedEvent } from '../../domain/webhook/webhook.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import type { ReportCheckReader } from '../report-checks/report-check.repository.js';
import type { ReportReader } from '../reports/report.repository.js';
import { ReportChangedJob } from '../reports/report-changed.job.js';
import type { WatcherReader } from '../reports/watcher.repository.js';
import type { WebhookEventsService } from './webhook-events.service.js';
import { WebhookReportJob } from './webhook-report.job.js';

/** Has a job done while the report stands as it does. @returns what webhooks are told. */
async function toldOf(payload: OpenJob<'webhook.report'>['payload'], status: 'issued' | 'withdrawn') {
  const told: SubscribedEvent[] = [];
  const reports = { findById: async () => ({ number: 'MV-1', status }) } as unknown as ReportReader;
  const checks = { integratorsKnowing: async () => [7] } as unknown as ReportCheckReader;
  const events = {
    subscribed: async () => [{ id: 1 }],
    order: async (_tx: unknown, _webhooks: unknown, { type }: { type: SubscribedEvent }) => void told.push(type),
  } as unknown as WebhookEventsService;
  const job = { id: 1, name: 'webhook.report', payload, attempt: 1, mailId: 'mail-1' } as const;
  const effect = await new WebhookReportJob(reports, checks, events).handle(job);
  await effect?.({} as Transaction);
  return told;
}

it('tells what happened, also where the report was withdrawn since', async () => {
  expect(await toldOf({ reportId: 1, change: 'superseded' }, 'withdrawn')).toEqual([
    'report.superseded',
    'report.issued',
  ]);
  expect(await toldOf({ reportId: 1, change: 'withdrawn' }, 'withdrawn')).toEqual(['report.withdrawn']);
});

it('goes by how the report stands where an older release has ordered it', async () => {
  expect(await toldOf({ reportId: 1 }, 'issued')).toEqual(['report.superseded', 'report.issued']);
  expect(await toldOf({ reportId: 1 }, 'withdrawn')).toEqual(['report.withdrawn']);
});

it('hears from the job before it what happened', async () => {
  const added: unknown[] = [];
  const tx = { outbox: { add: async (...order: unknown[]) => added.push(order) } } as unknown as Transaction;
  const reports = { findById: async () => ({ number: 'MV-1', status: 'withdrawn' }) } as unknown as ReportReader;
  const watching = Array.from({ length: 200 }, (_, id) => ({ id: id + 1 }));
  const watchers = { findWatching: async () => watching } as unknown as WatcherReader;
  const job = new ReportChangedJob(reports, watchers, { now: () => new Date() });
  const payload = { reportId: 1, change: 'superseded' } as const;
  const effect = await job.handle({ id: 1, name: 'report.changed', payload, attempt: 1, mailId: 'mail-1' });
  await effect?.(tx);
  expect(added[0]).toEqual(['webhook.report', payload]);
  expect(added).toContainEqual(['mail.report-changed', { watcherId: 1, ...payload }]);
  expect(added.at(-1)).toEqual(['report.changed', { ...payload, afterWatcherId: 200 }]);
});
