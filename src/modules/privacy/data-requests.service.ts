import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { type DataRequest, finishRequest, requestFinished } from '../../domain/privacy/data-request.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type Names, UserReader } from '../users/user.repository.js';
import { type DataRequestFilter, DataRequestReader, type DataRequestSort } from './data-request.repository.js';

/** A request with what its accounts are called now; `null` where there is none. */
export interface NamedDataRequest extends DataRequest {
  readonly userName: string | null;
  readonly doneByName: string | null;
}

/** As many names as anybody means at once. */
const ACCOUNTS_MAX = 100;

/** What people have asked for about the data that is held of them, for those who answer for it. */
@Injectable()
export class DataRequestsService {
  constructor(
    private readonly requests: DataRequestReader,
    private readonly users: UserReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param q words of the name or the address of who asked, or a whole passport. */
  async list(
    { filter, ...request }: ListRequest<DataRequestSort, DataRequestFilter>,
    q?: string,
  ): Promise<Page<NamedDataRequest>> {
    const found = q === undefined ? {} : { userIds: await this.accountsFound(q) };
    const { items, total } = await this.requests.list({ ...request, filter: { ...filter, ...found } });
    const names = await this.namesIn(items);
    return { items: items.map((one) => withNames(one, names)), total };
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<NamedDataRequest> {
    const request = await this.requests.findById(id);
    if (!request) throw notFound('Request');
    return withNames(request, await this.namesIn([request]));
  }

  /** Notes that a person has done it. @throws DomainError `not_found`, `illegal_transition`. */
  async finish(actor: Actor, id: number): Promise<NamedDataRequest> {
    const now = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const request = await tx.dataRequests.lock(id);
      if (!request) throw notFound('Request');
      const done = finishRequest(request, actor.userId, now);
      await tx.dataRequests.finish(done);
      tx.audit.record(requestFinished(actor.userId, done));
    });
    return this.detail(id);
  }

  private async accountsFound(q: string): Promise<number[]> {
    const sort = { field: 'id', descending: false } as const;
    const { items } = await this.users.list({ filter: { q }, sort, page: { offset: 0, limit: ACCOUNTS_MAX } });
    return items.map(({ id }) => id);
  }

  private namesIn(requests: readonly DataRequest[]): Promise<Names> {
    return this.users.namesOf(requests.flatMap(({ userId, doneBy }) => [userId, doneBy]));
  }
}

function withNames(request: DataRequest, names: Names): NamedDataRequest {
  return {
    ...request,
    userName: names.get(request.userId) ?? null,
    doneByName: names.get(request.doneBy) ?? null,
  };
}
