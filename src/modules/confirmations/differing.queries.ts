// Written out: the values are in JSON, which TypeORM knows nothing of. `standingAnswers` says the same of one record;
// the contract of the store holds the two together. Answers that differ are few, and found first by an index.
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { portalName } from '../../domain/certificate/portal-names.js';
import { ASKED_FIELDS, type AskedField } from '../../domain/confirmation/asked-fields.js';
import { engineOf } from '../../platform/db/sql.js';
import type { CertificateEntity } from '../certificates/certificate.entity.js';
import type { ConfirmationEntity } from './confirmation.entity.js';

/** In the database a field has the specification's name. */
const columnOf = (field: AskedField): keyof CertificateEntity => portalName(field);

/**
 * Leaves the requests with an answer that says otherwise of a present value, which nobody has settled; or those
 * without.
 */
export function whereDiffering(
  manager: EntityManager,
  query: SelectQueryBuilder<ConfirmationEntity>,
  isDiffering: boolean,
): void {
  const jsonText = engineOf(manager) === 'sqlite' ? 'json_extract' : 'JSON_VALUE';
  const open = ASKED_FIELDS.map(
    (field) => `${jsonText}(a.fields, '$.${field}.likeness') = 'differs'
      AND ${jsonText}(a.claimed, '$.${field}') = c.${columnOf(field)}
      AND NOT EXISTS (SELECT 1 FROM confirmation_settlements s WHERE s.answer_id = a.id AND s.field = '${field}')
      AND NOT EXISTS (
        SELECT 1 FROM confirmation_answers b
        WHERE b.certificate_id = a.certificate_id AND b.party = a.party AND b.id > a.id
          AND b.outcome = 'answered' AND b.disputed_at IS NULL
          AND ${jsonText}(b.fields, '$.${field}.answer') <> 'not_held'
          AND ${jsonText}(b.claimed, '$.${field}') = ${jsonText}(a.claimed, '$.${field}')
      )`,
  );
  query.andWhere(
    `t.id ${isDiffering ? '' : 'NOT '}IN (
      SELECT a.confirmation_id FROM confirmation_answers a INNER JOIN certificates c ON c.id = a.certificate_id
      WHERE a.outcome = 'answered' AND a.disputed_at IS NULL AND a.may_differ = 1 AND ((${open.join(') OR (')}))
    )`,
  );
}
