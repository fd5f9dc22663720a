import { IsBoolean, IsOptional } from 'class-validator';
import { EMAIL_MAX } from '../../domain/account/email.js';
import {
  CERTIFICATE_FIELDS,
  CERTIFICATE_TYPES,
  type CertificateField,
  REQUIRED_FIELDS,
} from '../../domain/certificate/certificate.fields.js';
import { STATUSES } from '../../domain/certificate/certificate.machine.js';
import { REJECT_REASON } from '../../domain/certificate/certificate.operations.js';
import { QUEUE_VIEWS } from '../../domain/review/queue-view.js';
import { SIGNAL_FILTERS } from '../../domain/signal/signal.js';
import type { CheckedGroup } from '../../domain/verdict/checks.js';
import { ValidatedLater } from '../../platform/http/field.decorator.js';
import {
  choiceFilter,
  codeFilter,
  flagFilter,
  idFilter,
  idsFilter,
  type ListRules,
  Q_MAX,
  sinceFilter,
  textFilter,
  untilFilter,
} from '../../platform/http/resource-list.dto.js';
import { fails } from '../../platform/http/validation.js';
import { VersionValidatedLater } from '../../platform/http/version.decorator.js';
import type { CertificateSort } from './certificate.repository.js';
import type { ListSearch } from './certificate.scope.js';
import { FormFields, readFormBody } from './certificate-form.dto.js';
import type { RawForm } from './certificates.service.js';
import { RejectedGroups } from './rejection.dto.js';

const asItIs = (field: CertificateField): string => field;

/** The beginning of a number is found by `q`; what may still be undone nobody asks for by itself. */
export type CertificateFilters = Omit<ListSearch, 'reportNumber' | 'undecided'>;

/** Every order here is kept by an index; by other fields nothing is sorted. */
export const CERTIFICATE_LIST: ListRules<CertificateSort, CertificateFilters> = {
  sortable: ['id', 'name', 'university', 'status', 'type', 'appliedAt', 'assignedTo', 'updatedAt', 'reportNumber'],
  descending: true,
  filters: {
    id: idsFilter,
    name: textFilter(120),
    status: choiceFilter(...STATUSES),
    university: textFilter(200),
    email: textFilter(EMAIL_MAX),
    passport: textFilter(CERTIFICATE_FIELDS.passport.most),
    certNo: textFilter(CERTIFICATE_FIELDS.certNo.most),
    ownerId: idFilter,
    type: choiceFilter(...CERTIFICATE_TYPES),
    appliedSince: sinceFilter,
    appliedUntil: untilFilter,
    unclaimed: flagFilter,
    q: textFilter(Q_MAX),
    view: choiceFilter(...QUEUE_VIEWS),
    assignedTo: idFilter,
    decidedSince: sinceFilter,
    decidedUntil: untilFilter,
    decidedBy: idFilter,
    rejectionReason: codeFilter,
    universityName: textFilter(200),
    signal: choiceFilter(...SIGNAL_FILTERS),
  },
};

/** Files are named by the addresses that uploads answer. The receipt is for the fee of `type`. */
@FormFields(asItIs)
export class CertificateInputDto {}

/** As it is verified at once, nothing that this needs may be left out. */
@FormFields(asItIs, REQUIRED_FIELDS)
export class CertificateVerificationDto {}

/** What is left out stays as it is, what is empty is emptied; the status and all that follows from it cannot be set. */
@FormFields(asItIs)
export class CertificateChangeDto {
  /** The version that the change is based on; 409 `stale_version` where the record has another by now. @example 3 */
  @VersionValidatedLater()
  version?: unknown;
}

export class CertificateVersionDto {
  /** The version that was seen; 409 `stale_version` where the record has another by now. @example 3 */
  @VersionValidatedLater()
  version?: unknown;
}

export class CertificateApprovalDto extends CertificateVersionDto {
  /** May be undone for a while, and is done then. @example true */
  @IsOptional()
  @IsBoolean(fails('flag_needed', { name: 'hold' }))
  hold?: boolean;
}

export class CertificateRejectionDto extends CertificateApprovalDto {
  /**
   * The applicant reads it. May be left out where `groups` names some.
   * @example "The transcript lacks its last page."
   */
  @ValidatedLater(REJECT_REASON, { optional: true })
  reason?: unknown;

  @RejectedGroups()
  groups?: CheckedGroup[] | null;
}

export function toResourceForm(body: CertificateInputDto): RawForm {
  return readFormBody(body, asItIs);
}
