import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import type { FileId } from '../../domain/files/stored-file.js';
import { type NewProposal, type Proposal, type ProposalState, proposedPhoto } from '../../domain/proposal/proposal.js';
import type { ProposalQuery } from '../../domain/proposal/proposal-query.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { ordered, pageOf, whereWords } from '../../platform/db/list-query.js';
import { forUpdate } from '../../platform/db/locks.js';
import { toDate, toDateOrNull, toMoment } from '../../platform/db/moments.js';
import { WORDS_END } from '../../platform/db/word-search.queries.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { CertificateWordEntity } from '../certificates/certificate-word.entity.js';
import { ProposalEntity } from './proposal.entity.js';
import {
  type FoundProposal,
  type ProposalFilter,
  ProposalReader,
  type ProposalSort,
  type ProposalStore,
} from './proposal.repository.js';

/** Ids are given in the order of time. */
const ORDERS: Readonly<Record<ProposalSort, readonly string[]>> = {
  id: ['t.id'],
  proposedAt: ['t.id'],
  action: ['t.action', 't.id'],
  certificateId: ['t.certificate_id', 't.id'],
  proposedBy: ['t.proposed_by', 't.id'],
  reason: ['t.reason', 't.id'],
  state: ['t.state', 't.id'],
  settledAt: ['t.settled_at', 't.id'],
};

@Injectable()
export class TypeOrmProposalReader extends ProposalReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<FoundProposal | null> {
    const page = { offset: 0, limit: 1 };
    const { items } = await this.list({ filter: { ids: [id] }, sort: { field: 'id', descending: false }, page });
    return items[0] ?? null;
  }

  override list(request: ListRequest<ProposalSort, ProposalFilter>): Promise<Page<FoundProposal>> {
    const { filter, sort, page } = request;
    return this.database.read(async (manager) => {
      const query = manager.createQueryBuilder(ProposalEntity, 't');
      if (filter.ids) query.andWhere({ id: In(filter.ids) });
      if (filter.actions) query.andWhere({ action: In(filter.actions) });
      if (filter.certificateId !== undefined) query.andWhere({ certificate_id: filter.certificateId });
      if (filter.proposedBy !== undefined) query.andWhere({ proposed_by: filter.proposedBy });
      if (filter.notBy !== undefined) query.andWhere('t.proposed_by <> :notBy', { notBy: filter.notBy });
      if (filter.state) whereState(query, filter.state);
      if (filter.query) whereFound(query, filter.query);
      const { items, total } = await pageOf(ordered(query, ORDERS[sort.field], sort.descending), page, toProposal);
      return { items: await withRecords(manager, items), total };
    });
  }

  override on(certificateId: number): Promise<readonly Proposal[]> {
    const where = { certificate_id: certificateId };
    return this.database.read(async (manager) =>
      (await manager.find(ProposalEntity, { where, order: { id: 'ASC' } })).map(toProposal),
    );
  }
}

/** One that waits has ended where its record has another version by now. */
function whereState(query: SelectQueryBuilder<ProposalEntity>, state: ProposalState): void {
  query.andWhere({ state: state === 'ended' ? 'proposed' : state });
  if (state !== 'proposed' && state !== 'ended') return;
  const same = state === 'proposed' ? '=' : '<>';
  query.innerJoin(CertificateEntity, 'c', `c.id = t.certificate_id AND c.version ${same} t.version`);
}

function whereFound(query: SelectQueryBuilder<ProposalEntity>, asked: ProposalQuery): void {
  if ('id' in asked) {
    query.andWhere('(t.id = :asked OR t.certificate_id = :asked)', { asked: asked.id });
  } else if ('name' in asked) {
    whereWords(query, 't.certificate_id', CertificateWordEntity, 'certificate_id', asked.name);
  } else {
    const found = query.subQuery().select('r.id').from(CertificateEntity, 'r');
    const begins = found.where('r.report_number >= :number AND r.report_number < :numbersEnd').getQuery();
    const { reportNumber: number } = asked;
    query.andWhere(`t.certificate_id IN ${begins}`, { number, numbersEnd: number + WORDS_END });
  }
}

async function withRecords(manager: EntityManager, proposals: readonly Proposal[]): Promise<FoundProposal[]> {
  if (proposals.length === 0) return [];
  const rows = await manager.find(CertificateEntity, {
    select: { id: true, version: true, name: true, report_number: true },
    where: { id: In(proposals.map(({ certificateId }) => certificateId)) },
  });
  const records = new Map(
    rows.map(({ id, version, name, report_number }) => [id, { version, holder: name, reportNumber: report_number }]),
  );
  return proposals.flatMap((proposal) => {
    const record = records.get(proposal.certificateId);
    return record ? [{ proposal, record }] : [];
  });
}

export class TypeOrmProposalStore implements ProposalStore {
  constructor(private readonly manager: EntityManager) {}

  async openOn(certificateId: number, version: number): Promise<Proposal | null> {
    const where = { certificate_id: certificateId, version, state: 'proposed' } as const;
    const row = await this.manager.findOneBy(ProposalEntity, where);
    return row && toProposal(row);
  }

  async insert(proposal: NewProposal): Promise<Proposal> {
    const row = this.manager.create(ProposalEntity, toRow(proposal));
    await this.manager.insert(ProposalEntity, row);
    return toProposal(row);
  }

  async lock(id: number): Promise<Proposal | null> {
    const row = await this.manager.findOne(ProposalEntity, { where: { id }, ...forUpdate(this.manager) });
    return row && toProposal(row);
  }

  async settle({ id, ...proposal }: Proposal): Promise<void> {
    const { state, settled_by, settled_at, refusal, photo } = toRow(proposal);
    await this.manager.update(ProposalEntity, { id }, { state, settled_by, settled_at, refusal, photo });
  }

  async photosOn(certificateId: number): Promise<readonly FileId[]> {
    const where = { certificate_id: certificateId, photo: Not(IsNull()) };
    const rows = await this.manager.find(ProposalEntity, { select: { id: true, photo: true }, where });
    return rows.flatMap(({ photo }) => photo ?? []);
  }

  async forget(certificateId: number): Promise<void> {
    await this.manager.delete(ProposalEntity, { certificate_id: certificateId });
  }
}

function toProposal(row: ProposalEntity): Proposal {
  return {
    id: row.id,
    action: row.action,
    certificateId: row.certificate_id,
    reportId: row.report_id,
    version: row.version,
    corrections: JSON.parse(row.corrections) as Proposal['corrections'],
    reason: row.reason,
    proposedBy: row.proposed_by,
    proposedAt: toDate(row.proposed_at),
    state: row.state,
    settledBy: row.settled_by,
    settledAt: toDateOrNull(row.settled_at),
    refusal: row.refusal,
  };
}

function toRow(proposal: NewProposal): Omit<ProposalEntity, 'id'> {
  return {
    action: proposal.action,
    certificate_id: proposal.certificateId,
    report_id: proposal.reportId,
    version: proposal.version,
    corrections: JSON.stringify(proposal.corrections),
    reason: proposal.reason,
    proposed_by: proposal.proposedBy,
    proposed_at: proposal.proposedAt.getTime(),
    photo: proposedPhoto(proposal),
    state: proposal.state,
    settled_by: proposal.settledBy,
    settled_at: toMoment(proposal.settledAt),
    refusal: proposal.refusal,
  };
}
