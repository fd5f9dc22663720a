import type { AddressChange } from '../../domain/account/address-change.js';
import type { Factor } from '../../domain/account/factors.js';
import type { AuditEvent } from '../../domain/audit/audit-event.js';
import type { Bounce } from '../../domain/bounce/bounce.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import type { StoredFile } from '../../domain/files/stored-file.js';
import type { AccessRequest } from '../../domain/integrator/access-request.js';
import type { Consent } from '../../domain/privacy/consent.js';
import type { Proposal } from '../../domain/proposal/proposal.js';
import type { Report } from '../../domain/report/report.js';
import type { Share, ShareView } from '../../domain/sharing/share.js';
import type { Signal } from '../../domain/signal/signal.js';
import type { Verdict } from '../../domain/verdict/verdict.js';
import type { Watcher } from '../reports/watcher.repository.js';
import type { UserWithRole } from '../users/user.repository.js';
import type { AnsweredConfirmation } from './personal-data.pages.js';
import type { KeptSession } from './personal-data.repository.js';

// What data.json says of each thing. Nothing that opens a session or an account, and of staff only that it was staff.

/** All that is kept but what is left out here, so that what is added later is decided upon. */
type Content<Kept, LeftOut extends keyof Kept> = Readonly<Record<Exclude<keyof Kept, LeftOut>, unknown>>;

export function accountContent({ user, role }: UserWithRole) {
  const { id, username, email, status, language, createdAt, updatedAt } = user;
  return { id, username, email, role: role.name, status, language, createdAt, updatedAt };
}

/** Without its links. */
export function addressChangeContent({ userId, newEmail, requestedBy, requestedAt, expiresAt, links }: AddressChange) {
  const confirmed = { old: links.old.confirmedAt, new: links.new.confirmedAt };
  return { newEmail, requestedBy: whoIs(userId, requestedBy), requestedAt, expiresAt, confirmed };
}

/** That mails to the address come back. */
export function bounceContent({ status, since, lastAt, count }: Bounce) {
  return { status, since, lastAt, count };
}

export function factorContent({ kind, name, createdAt, lastUsedAt }: Factor) {
  return { kind, name, createdAt, lastUsedAt };
}

export function profileContent({ user }: UserWithRole) {
  const { name, gender, passport, birth, nationality, mobilePhone, avatar } = user;
  return { name, gender, passport, birth, nationality, mobilePhone, avatar };
}

export function certificateContent(userId: number, certificate: Certificate) {
  const { id, version, status, form, reportNumber, rejectReason, createdBy, decidedBy } = certificate;
  const { appliedAt, decidedAt, createdAt, updatedAt } = certificate;
  return {
    ...{ id, version, status, form, reportNumber, rejectReason, appliedAt, decidedAt, createdAt, updatedAt },
    createdBy: whoIs(userId, createdBy),
    decidedBy: decidedBy === null ? null : whoIs(userId, decidedBy),
  } satisfies Content<Certificate, 'ownerId'>;
}

/** Without the notes of the back office, and without the applications of others. */
export function signalContent({ certificateId, kind, evidence, state, foundAt, settledAt }: Signal) {
  const { fields = [], days = [], day = null, amount = null } = evidence;
  return { certificateId, kind, fields, days, day, amount, state, foundAt, settledAt };
}

/** Without the notes of the back office. */
export function verdictContent({ group, verdict, method, answers, reasons, comment, at, ...seen }: Verdict) {
  const { certificateId, version, files, values, remark } = seen;
  return {
    ...{ certificateId, group, verdict, method, answers, reasons, comment, at },
    ...{ version, files, values, remark },
    by: 'staff',
  } satisfies Content<Verdict, 'id' | 'internalNote' | 'officerId'> & { by: 'staff' };
}

/**
 * What others were asked and answered. Without the link, and without the names of who answered and the notes of
 * officers.
 */
export function confirmationContent({ confirmation, answers }: AnsweredConfirmation) {
  const { certificateId, party, office, language, claimed, identity, fileIds, dueDays, state } = confirmation;
  const { sentAt, openedAt, endedAt, keyValues } = confirmation;
  return {
    ...{ certificateId, party, office, language, claimed, identity, files: fileIds, dueDays, state },
    ...{ sentAt, openedAt, endedAt, keyValues },
    answers: answers.map(({ outcome, way, fields, office: answering, reference, fileId, at, disputedAt }) => {
      return { outcome, way, fields, office: answering, reference, file: fileId, at, disputedAt };
    }),
  };
}

/** What officers proposed about a record, without who they are. */
export function proposalContent({
  action,
  certificateId,
  corrections,
  reason,
  proposedAt,
  state,
  settledAt,
}: Proposal) {
  return { action, certificateId, corrections, reason, proposedAt, state, settledAt };
}

/** What a rejection says of a group. */
export function rejectionContent({ certificateId, group, verdict, reasons, comment }: Verdict) {
  return { certificateId, group, verdict, reasons, comment };
}

/** @param file its name in the archive, `null` where there is none yet. */
export function reportContent(report: Report, file: string | null) {
  const { number, edition, status, certificateId, issuedAt, supersededAt, withdrawnAt, reason, fields, pdf } = report;
  return {
    number,
    edition,
    status,
    certificateId,
    issuedAt,
    supersededAt,
    withdrawnAt,
    reason,
    fields,
    sha256: pdf?.sha256 ?? null,
    file,
  };
}

/** @param file its name in the archive, `null` where its bytes are lost. */
export function fileContent(userId: number, stored: StoredFile, file: string | null) {
  const { id, kind, type, size, sha256, originalName, createdAt, ownerId } = stored;
  return {
    id,
    kind,
    type,
    size,
    sha256,
    originalName,
    uploadedAt: createdAt,
    uploadedBy: whoIs(userId, ownerId),
    file,
  };
}

export function consentContent({ notice, version, language, at, withdrawnAt }: Consent) {
  return { notice, version, language, at, withdrawnAt };
}

/** Of a request for access by programs, as it was made with the address of an account. */
export function accessContent(request: AccessRequest) {
  const { organisation, person, email, purpose, volume, language, state, reason, createdAt, endsAt } = request;
  return {
    ...{ organisation, person, email, purpose, volume },
    ...{ language, state, reason, createdAt, endsAt },
  } satisfies Content<AccessRequest, 'id'>;
}

export function watchContent({ number, language, createdAt, confirmedAt, endsAt }: Watcher) {
  return { number, language, since: createdAt, confirmed: confirmedAt, until: endsAt };
}

/** Without what opens it, which is not kept. */
export function shareContent(share: Share) {
  const { id, certificateId, label, createdAt, endsAt, stoppedAt, pinHash, download, wrongPins } = share;
  return { id, certificateId, label, createdAt, endsAt, stoppedAt, hasPin: pinHash !== null, download, wrongPins };
}

export function shareViewContent({ shareId, kind, at }: ShareView) {
  return { share: shareId, kind, at };
}

export function sessionContent({ device, network, createdAt, lastUsedAt, expiresAt, endedAt }: KeptSession) {
  return { device, network, createdAt, lastUsedAt, expiresAt, endedAt };
}

export function eventContent(userId: number, { at, actorId, action, subject, before, after }: AuditEvent) {
  const by = actorId === null ? 'service' : whoIs(userId, actorId);
  return { at, by, action, subject, before: withoutStaff(userId, before), after: withoutStaff(userId, after) };
}

/** What of an event says who else had a part in it, such as `askedBy`, by their number. */
const PEOPLE = /By$|^assignedTo$/;

function withoutStaff(userId: number, told: AuditEvent['before']) {
  if (!told) return told;
  const values = Object.entries(told).map(([field, value]) => [
    field,
    PEOPLE.test(field) && typeof value === 'number' ? whoIs(userId, value) : value,
  ]);
  return Object.fromEntries(values);
}

function whoIs(userId: number, id: number): 'you' | 'staff' {
  return id === userId ? 'you' : 'staff';
}
