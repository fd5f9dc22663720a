import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, LessThan, MoreThan } from 'typeorm';
import type {
  AnswersOn,
  Confirmation,
  ConfirmationAnswer,
  NewAnswer,
  NewConfirmation,
  Settlement,
} from '../../domain/confirmation/confirmation.js';
import type { EnquiryStep } from '../../domain/confirmation/enquiry-steps.js';
import { message } from '../../domain/messages/message.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { BatchLoader } from '../../platform/db/batch-loader.js';
import { Database } from '../../platform/db/database.js';
import { asTaken } from '../../platform/db/db-errors.js';
import { ordered, pageOf } from '../../platform/db/list-query.js';
import { forUpdate } from '../../platform/db/locks.js';
import { updateVersioned } from '../../platform/db/versioned.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { ConfirmationAnswerEntity, ConfirmationEntity, ConfirmationSettlementEntity } from './confirmation.entity.js';
import {
  toAnswer,
  toAnswerColumns,
  toConfirmation,
  toConfirmationColumns,
  toSettlement,
} from './confirmation.mapper.js';
import {
  type ConfirmationFilter,
  ConfirmationReader,
  type ConfirmationSort,
  type ConfirmationStore,
} from './confirmation.repository.js';
import { filtered, OPEN, ORDERS } from './confirmation-list.queries.js';
import { keepOutcome, keepOutcomeOf } from './enquiry-outcome.typeorm-repository.js';
import { readSteps } from './enquiry-steps.queries.js';

const OLDEST_FIRST = { id: 'ASC' } as const;

@Injectable()
export class TypeOrmConfirmationReader extends ConfirmationReader {
  private readonly steps = new BatchLoader((ids: readonly number[]) =>
    this.database.read((manager) => readSteps(manager, ids)),
  );
  private readonly kept = new BatchLoader((ids: readonly number[]) => this.readOn(ids));

  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<Confirmation | null> {
    return this.one({ id });
  }

  override async findByToken(hashes: readonly string[]): Promise<Confirmation | null> {
    return this.one({ token_hash: In(hashes) });
  }

  override list(
    { filter, sort, page }: ListRequest<ConfirmationSort, ConfirmationFilter>,
    now: Date,
  ): Promise<Page<Confirmation>> {
    return this.database.read((manager) => {
      const query = filtered(manager, filter, now);
      return pageOf(ordered(query, ORDERS[sort.field], sort.descending), page, toConfirmation);
    });
  }

  override openAt(email: string): Promise<Confirmation[]> {
    return this.many({ email, state: In(OPEN) });
  }

  override async answer(id: number): Promise<ConfirmationAnswer | null> {
    const row = await this.database.read((manager) => manager.findOneBy(ConfirmationAnswerEntity, { id }));
    return row && toAnswer(row);
  }

  override async answersTo(confirmationIds: readonly number[]): Promise<ConfirmationAnswer[]> {
    const sorted = { where: { confirmation_id: In(confirmationIds) }, order: OLDEST_FIRST };
    const rows = await this.database.read((manager) => manager.find(ConfirmationAnswerEntity, sorted));
    return rows.map(toAnswer);
  }

  override async settlementsOf(answerIds: readonly number[]): Promise<Settlement[]> {
    const sorted = { where: { answer_id: In(answerIds) }, order: OLDEST_FIRST };
    const rows = await this.database.read((manager) => manager.find(ConfirmationSettlementEntity, sorted));
    return rows.map(toSettlement);
  }

  override async on(certificateId: number): Promise<AnswersOn> {
    return (await this.kept.find(certificateId)) ?? { answers: [], settlements: [] };
  }

  override allOn(certificateId: number): Promise<Confirmation[]> {
    return this.many({ certificate_id: certificateId });
  }

  override async stepsOn(certificateId: number): Promise<EnquiryStep[]> {
    return (await this.steps.find(certificateId)) ?? [];
  }

  override async waiting(sentBefore: Date, after: number, limit: number): Promise<readonly number[]> {
    const rows = await this.database.read((manager) =>
      manager.find(ConfirmationEntity, {
        select: { id: true },
        where: { state: In(OPEN), sent_at: LessThan(sentBefore.getTime()), id: MoreThan(after) },
        order: OLDEST_FIRST,
        take: limit,
      }),
    );
    return rows.map(({ id }) => id);
  }

  private async one(where: FindOptionsWhere<ConfirmationEntity>): Promise<Confirmation | null> {
    const row = await this.database.read((manager) => manager.findOneBy(ConfirmationEntity, where));
    return row && toConfirmation(row);
  }

  private async many(where: FindOptionsWhere<ConfirmationEntity>): Promise<Confirmation[]> {
    const sorted = { where, order: OLDEST_FIRST };
    return (await this.database.read((manager) => manager.find(ConfirmationEntity, sorted))).map(toConfirmation);
  }

  private async readOn(ids: readonly number[]): Promise<ReadonlyMap<number, AnswersOn>> {
    const where = { certificate_id: In(ids) };
    const [answers, settlements] = await this.database.read(
      async (manager) =>
        [
          await manager.find(ConfirmationAnswerEntity, { where, order: OLDEST_FIRST }),
          await manager.find(ConfirmationSettlementEntity, { where, order: OLDEST_FIRST }),
        ] as const,
    );
    const of = <Row extends { certificate_id: number }>(rows: readonly Row[], id: number) =>
      rows.filter((row) => row.certificate_id === id);
    return new Map(
      ids.map((id) => [
        id,
        { answers: of(answers, id).map(toAnswer), settlements: of(settlements, id).map(toSettlement) },
      ]),
    );
  }
}

export class TypeOrmConfirmationStore implements ConfirmationStore {
  constructor(private readonly manager: EntityManager) {}

  async lock(id: number): Promise<Confirmation | null> {
    const row = await this.manager.findOne(ConfirmationEntity, { where: { id }, ...forUpdate(this.manager) });
    return row && toConfirmation(row);
  }

  lockOn(certificateId: number): Promise<Confirmation[]> {
    return this.locked({ certificate_id: certificateId });
  }

  lockOpenOf(contactId: number): Promise<Confirmation[]> {
    return this.locked({ contact_id: contactId, state: In(OPEN) });
  }

  async openCertificatesOf(ownerId: number): Promise<number[]> {
    const rows = await this.manager
      .createQueryBuilder(ConfirmationEntity, 't')
      .innerJoin(CertificateEntity, 'c', 'c.id = t.certificate_id')
      .select('DISTINCT t.certificate_id', 'id')
      .where('c.owner_id = :ownerId AND t.state IN (:...open)', { ownerId, open: OPEN })
      .orderBy('t.certificate_id')
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  async insert(confirmation: NewConfirmation): Promise<Confirmation> {
    const row = this.manager.create(ConfirmationEntity, { ...toConfirmationColumns(confirmation), version: 1 });
    await this.manager.insert(ConfirmationEntity, row);
    return toConfirmation(row);
  }

  async update(confirmation: Confirmation): Promise<Confirmation> {
    return updateVersioned(this.manager, ConfirmationEntity, confirmation, toConfirmationColumns(confirmation));
  }

  async addAnswer(answer: NewAnswer): Promise<ConfirmationAnswer> {
    const row = this.manager.create(ConfirmationAnswerEntity, toAnswerColumns(answer));
    await this.manager.insert(ConfirmationAnswerEntity, row);
    await keepOutcome(this.manager, row.confirmation_id);
    return toAnswer(row);
  }

  async dispute(answerId: number, now: Date): Promise<void> {
    await this.manager.update(ConfirmationAnswerEntity, { id: answerId }, { disputed_at: now.getTime() });
    await keepOutcomeOf(this.manager, answerId);
  }

  async addSettlement(one: Settlement & { readonly certificateId: number }): Promise<void> {
    const { answerId, certificateId, field, officerId, note, at } = one;
    const whose = { answer_id: answerId, certificate_id: certificateId, officer_id: officerId };
    const row = { ...whose, field, note, settled_at: at.getTime() };
    const taken = asTaken({ field: message('nothing_to_settle') });
    await this.manager.insert(ConfirmationSettlementEntity, row).catch(taken);
    await keepOutcomeOf(this.manager, answerId);
  }

  async on(certificateId: number): Promise<AnswersOn> {
    const options = { where: { certificate_id: certificateId }, order: OLDEST_FIRST, ...forUpdate(this.manager) };
    const answers = await this.manager.find(ConfirmationAnswerEntity, options);
    const settlements = await this.manager.find(ConfirmationSettlementEntity, options);
    return { answers: answers.map(toAnswer), settlements: settlements.map(toSettlement) };
  }

  /** Answers and settlements go with them, by their foreign keys. */
  async forget(certificateId: number): Promise<void> {
    await this.manager.delete(ConfirmationEntity, { certificate_id: certificateId });
  }

  private async locked(where: FindOptionsWhere<ConfirmationEntity>): Promise<Confirmation[]> {
    const options = { where, order: OLDEST_FIRST, ...forUpdate(this.manager) };
    return (await this.manager.find(ConfirmationEntity, options)).map(toConfirmation);
  }
}
