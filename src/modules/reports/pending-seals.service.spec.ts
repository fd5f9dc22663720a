import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { NOON } from '../../../test/contract/stores.js';
import { aReviewer } from '../../../test/factories/actor.factory.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { issueReport } from '../../domain/report/report.js';
import { PendingSealsService } from './pending-seals.service.js';

const MINUTE = 60_000;

async function rig() {
  const { unitOfWork, pendingSeals, clock, orders, failJob, events } = await freshStores();
  const service = new PendingSealsService(unitOfWork, pendingSeals, clock);
  const issue = async (number: string) => {
    const issued = issueReport(await insertCertificate({ unitOfWork }), number, NOON);
    return (await unitOfWork.run((tx) => tx.reports.insert(issued))).id;
  };
  const pass = (milliseconds: number) => {
    clock.time = new Date(clock.time.getTime() + milliseconds);
  };
  const trail = async () => (await events()).map(({ actorId, action }) => [actorId, action]);
  return { service, issue, pass, failJob, trail, orders };
}

describe('the sweep of reports pending a seal', () => {
  it('orders anew what nobody is about to render, once, and not before its time', async () => {
    const { service, issue, pass, orders, trail } = await rig();
    const id = await issue('MYV-1');
    pass(5 * MINUTE);
    expect(await service.sweep()).toBe(0);
    pass(1);
    const both = await Promise.all([service.sweep(), service.sweep()]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await orders()).toMatchObject([{ name: 'report.render', payload: { reportId: id }, state: 'open' }]);
    expect(await trail()).toEqual([[null, 'report.render-ordered']]);
    expect(await service.sweep()).toBe(0);
  });

  it('leaves what was given up to staff, and stops when it is told to', async () => {
    const { service, issue, pass, failJob, orders } = await rig();
    await issue('MYV-1');
    pass(6 * MINUTE);
    expect(await service.sweep(AbortSignal.abort())).toBe(0);
    await service.sweep();
    const [order] = await orders();
    await failJob(order?.id ?? 0);
    expect(await service.sweep()).toBe(0);
    expect(await orders()).toHaveLength(1);
  });
});

describe('having a report rendered', () => {
  const actor = aReviewer();

  it('orders what has no job, tries again what was given up, and does nothing twice', async () => {
    const { service, issue, failJob, orders, trail } = await rig();
    const id = await issue('MYV-1');
    const first = await service.render(actor, id);
    const jobId = first.job?.id ?? 0;
    expect(first.job).toMatchObject({ id: jobId, state: 'open' });
    expect((await service.render(actor, id)).job).toMatchObject({ id: jobId });
    await failJob(jobId);
    expect((await service.render(actor, id)).job).toMatchObject({ id: jobId, state: 'open', attempts: 0 });
    await service.render(actor, id);
    expect(await orders()).toMatchObject([{ state: 'open' }]);
    expect(await trail()).toEqual([
      [actor.userId, 'report.render-ordered'],
      [actor.userId, 'report.render-retried'],
    ]);
    await expect(service.render(actor, 999_999)).rejects.toMatchObject({ reason: 'not_found' });
  });
});
