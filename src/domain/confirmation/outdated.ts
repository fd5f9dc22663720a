import { formFiles } from '../certificate/certificate.form.js';
import type { Certificate } from '../certificate/certificate.js';
import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { type AskedField, IDENTITY_FIELDS } from './asked-fields.js';
import type { Confirmation } from './confirmation.js';
import { isLinkAlive } from './confirmation.machine.js';

/**
 * Whether the record no longer has what a request asks about or shows: its answer would be one about another
 * application.
 */
export function isOutdated(
  { claimed, identity, fileIds }: Pick<Confirmation, 'claimed' | 'identity' | 'fileIds'>,
  form: Certificate['form'],
): boolean {
  const files = new Set(formFiles(form).map(({ id }) => id));
  const isOther = (field: AskedField) => claimed[field] !== form[field];
  return (
    (Object.keys(claimed) as AskedField[]).some(isOther) ||
    IDENTITY_FIELDS.some((field) => identity[field] !== form[field]) ||
    fileIds.some((id) => !files.has(id))
  );
}

/** Whether another request asks the same party now. @param all those on the record. */
export function isAskedBeside(
  { id, party }: Pick<Confirmation, 'id' | 'party'>,
  all: readonly Confirmation[],
): boolean {
  return all.some((one) => one.id !== id && one.party === party && isLinkAlive(one.state));
}

/**
 * @throws DomainError `illegal_transition` for an outdated request, `already_exists` where the party is asked by
 * another one.
 */
export function refuseOutdated(
  one: Confirmation,
  { form }: Pick<Certificate, 'form'>,
  all: readonly Confirmation[],
): void {
  if (isOutdated(one, form)) throw new DomainError('illegal_transition', message('asked_of_old'));
  if (isAskedBeside(one, all)) throw new DomainError('already_exists', message('asked_already'));
}
