import { FakeJobHandler, fakeHandlers } from '../../../test/fakes/job-handlers.fake.js';
import type { JobName } from '../../domain/jobs/jobs.js';
import { JobRegistry } from './job.registry.js';

describe('JobRegistry', () => {
  const handlers = Object.values(fakeHandlers());

  it('finds the handler of each job', () => {
    const registry = new JobRegistry(handlers);
    for (const handler of handlers) expect(registry.handlerOf(handler.name)).toBe(handler);
  });

  it('refuses to start when a job has no handler, naming every such job', () => {
    expect(() => new JobRegistry(handlers.filter((handler) => !handler.name.startsWith('mail.c')))).toThrow(
      /"mail\.code" has no handler; "mail\.certificate" has no handler/,
    );
  });

  it('refuses to start when a job has two handlers', () => {
    expect(() => new JobRegistry([...handlers, new FakeJobHandler('files.purge')])).toThrow(
      /"files\.purge" has two handlers, FakeJobHandler and FakeJobHandler/,
    );
  });

  it('refuses to start with a handler of a job that does not exist', () => {
    const odd = new FakeJobHandler('coffee.brew' as JobName);
    expect(() => new JobRegistry([...handlers, odd])).toThrow(/"coffee\.brew" of FakeJobHandler is not a known job/);
  });
});
