import { insertCertificate } from '../../../test/contract/certificate.store.contract.js';
import { NOON, SettableClock } from '../../../test/contract/stores.js';
import { aReviewer } from '../../../test/factories/actor.factory.js';
import { InMemoryUnitOfWork } from '../../../test/fakes/unit-of-work.fake.js';
import { issueReport } from '../../domain/report/report.js';
import { UnsealedReportsService } from './unsealed-reports.service.js';

const MINUTE = 60_000;

async function rig() {
  const clock = new SettableClock();
  const unitOfWork = new InMemoryUnitOfWork({ clock });
  const service = new UnsealedReportsService(unitOfWork, unitOfWork.unsealed, clock);
  const issue = async (number: string) => {
    const issued = issueReport(await insertCertificate({ unitOfWork }), number, NOON);
    return (await unitOfWork.run((tx) => tx.reports.insert(issued))).id;
  };
  const pass = (milliseconds: number) => {
    clock.time = new Date(clock.time.getTime() + milliseconds);
  };
  const park = (jobId: number) => {
    unitOfWork.jobs.row(jobId).state = 'parked';
  };
  const trail = () => unitOfWork.audit.map(({ actorId, action }) => [actorId, action]);
  return { unitOfWork, service, issue, pass, park, trail, orders: () => unitOfWork.jobs.rows };
}

describe('the sweep of unsealed reports', () => {
  it('orders anew what nobody is about to render, once, and not before its time', async () => {
    const { service, issue, pass, orders, trail } = await rig();
    const id = await issue('MYV-1');
    pass(5 * MINUTE);
    expect(await service.sweep()).toBe(0);
    pass(1);
    const both = await Promise.all([service.sweep(), service.sweep()]);
    expect(both.sort()).toEqual([0, 1]);
    expect(orders()).toMatchObject([{ name: 'report.render', payload: { reportId: id }, state: 'open' }]);
    expect(trail()).toEqual([[null, 'report.render-ordered']]);
    expect(await service.sweep()).toBe(0);
  });

  it('leaves what was given up to staff, and stops when it is told to', async () => {
    const { service, issue, pass, park, orders } = await rig();
    await issue('MYV-1');
    pass(6 * MINUTE);
    expect(await service.sweep(AbortSignal.abort())).toBe(0);
    await service.sweep();
    park(1);
    expect(await service.sweep()).toBe(0);
    expect(orders()).toHaveLength(1);
  });
});

describe('having a report rendered', () => {
  const actor = aReviewer();

  it('orders what has no job, tries again what was given up, and does nothing twice', async () => {
    const { service, issue, park, orders, trail } = await rig();
    const id = await issue('MYV-1');
    const first = await service.render(actor, id);
    expect(first.job).toMatchObject({ id: 1, state: 'open' });
    expect((await service.render(actor, id)).job).toMatchObject({ id: 1 });
    park(1);
    expect((await service.render(actor, id)).job).toMatchObject({ id: 1, state: 'open', attempts: 0 });
    await service.render(actor, id);
    expect(orders()).toMatchObject([{ state: 'open' }]);
    expect(trail()).toEqual([
      [actor.userId, 'report.render-ordered'],
      [actor.userId, 'report.render-retried'],
    ]);
    await expect(service.render(actor, 999_999)).rejects.toMatchObject({ reason: 'not_found' });
  });
});
