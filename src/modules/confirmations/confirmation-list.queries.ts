import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { CONFIRMATION_STATES, isLinkAlive } from '../../domain/confirmation/confirmation.machine.js';
import { DAY_MS } from '../../domain/shared/calendar.js';
import { nameKey } from '../../platform/db/columns.js';
import { whereAnywhere } from '../../platform/db/list-query.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { ConfirmationEntity } from './confirmation.entity.js';
import type { ConfirmationFilter, ConfirmationSort } from './confirmation.repository.js';
import { whereDiffering } from './differing.queries.js';

/** In which an answer is still waited for. */
export const OPEN = CONFIRMATION_STATES.filter(isLinkAlive);

export const ORDERS: Readonly<Record<ConfirmationSort, readonly string[]>> = {
  sentAt: ['t.sent_at', 't.id'],
  id: ['t.id'],
  certificateId: ['t.certificate_id', 't.id'],
  email: ['t.email', 't.id'],
  state: ['t.state', 't.sent_at', 't.id'],
  party: ['t.party', 't.sent_at', 't.id'],
};

/** @param now against which `overdue` is judged. */
export function filtered(
  manager: EntityManager,
  filter: ConfirmationFilter,
  now: Date,
): SelectQueryBuilder<ConfirmationEntity> {
  const query = manager.createQueryBuilder(ConfirmationEntity, 't');
  if (filter.ids) query.andWhere({ id: In(filter.ids) });
  if (filter.certificateId !== undefined) query.andWhere({ certificate_id: filter.certificateId });
  if (filter.contactId !== undefined) query.andWhere({ contact_id: filter.contactId });
  if (filter.state) query.andWhere({ state: filter.state });
  if (filter.party) query.andWhere({ party: filter.party });
  if (filter.proposed !== undefined) query.andWhere({ proposed: filter.proposed ? 1 : 0 });
  if (filter.confirmed !== undefined) query.andWhere({ confirmed: filter.confirmed ? 1 : 0 });
  if (filter.differing !== undefined) whereDiffering(manager, query, filter.differing);
  const open = filter.open ?? (filter.overdue ? true : undefined);
  if (open !== undefined) query.andWhere(`t.state ${open ? '' : 'NOT '}IN (:...open)`, { open: OPEN });
  if (filter.overdue !== undefined) {
    const late = `t.sent_at + t.due_days * ${DAY_MS} <= :now`;
    const isOpen = 't.state IN (:...open)';
    query.andWhere(filter.overdue ? late : `NOT (${isOpen} AND ${late})`, { now: now.getTime(), open: OPEN });
  }
  if (filter.sentSince) query.andWhere('t.sent_at >= :since', { since: filter.sentSince.getTime() });
  if (filter.universityName !== undefined) {
    query.innerJoin(CertificateEntity, 'c', 'c.id = t.certificate_id AND c.university_key = :university', {
      university: nameKey(filter.universityName),
    });
  }
  if (filter.q !== undefined) whereAnywhere(query, { texts: ['t.words'] }, filter.q);
  return query;
}
