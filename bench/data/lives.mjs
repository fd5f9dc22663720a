import { hash } from 'node:crypto';
import { personOf, studiesOf } from './people.mjs';
import { streamOf } from './random.mjs';

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';
const BEGINNING = Date.UTC(2022, 0, 3);
const HOUR = 3_600_000;
const SPAN = 4 * 365 * 24 * HOUR;
/** Students' ids begin behind those of the staff and the demonstration accounts. */
const FIRST_STUDENT = 1_000;
/** Of `PASSWORD`; fixed, since a hash has a random salt. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$TXlWZXJpZnktYmVuY2gtMQ$KQfQx2NWI3CfbHxp/rUyybI80lGp6Yu5BE6+I+qSZoc';
export const PASSWORD = 'Student-2026';

const KINDS = [
  ['avatar', 'photo', 'image/jpeg'],
  ['passportPhotos', 'passport', 'image/jpeg'],
  ['certPhotos', 'certificate', 'application/pdf'],
  ['transcriptPhotos', 'transcript', 'application/pdf'],
  ['ministryPhotos', 'ministry', 'application/pdf'],
  ['paymentPhotos', 'payment', 'image/jpeg'],
];
const REASONS = ['The transcript lacks its last page.', 'The receipt cannot be read.', 'The stamp is missing.'];

const sha256 = (text) => hash('sha256', text);

/** Which student an application belongs to: every fourth has two. */
const studentOf = (number) => Math.ceil(number * 0.8);

/**
 * The whole life of application `number` (from 1 to `total`), as the rules of the service itself have it happen: who
 * sends it, its files, its states, its report, and what the audit trail is told. Everything follows from the seed.
 * @param {object} rules functions of the server's domain, see `rules.mjs`
 * @param {{ seed: number, total: number, officerId: number }} settings
 */
export function lives(rules, { seed, total, officerId }) {
  const officer = { userId: officerId, sessionId: '', roleId: 0, permissions: rules.PERMISSIONS, email: '' };

  function student(number) {
    const person = personOf(streamOf(seed, 2 * number), number);
    const at = new Date(momentOf(Math.ceil(number / 0.8)) - 48 * HOUR);
    const { email, ...profile } = person;
    const account = { ...rules.newStudent(email, PASSWORD_HASH, number % 3 === 0 ? 'en' : 'cn', at), ...profile };
    return { person, at, user: { ...account, id: FIRST_STUDENT + number, version: 2 } };
  }

  const momentOf = (number) => BEGINNING + Math.floor((SPAN * number) / total);

  return function life(number) {
    const stream = streamOf(seed, 2 * number + 1);
    const owner = student(studentOf(number));
    const actor = {
      userId: owner.user.id,
      sessionId: '',
      roleId: owner.user.roleId,
      permissions: [],
      email: owner.person.email,
    };
    const created = momentOf(number) + stream.below(HOUR);
    const files = KINDS.map(([, kind, type]) => fileOf(stream, owner.user.id, kind, type, created));
    const form = { ...rules.EMPTY_FORM, ...owner.person, ...studiesOf(stream) };
    for (const [place, [field]] of KINDS.entries()) form[field] = place === 0 ? files[0].id : [files[place].id];

    const events = [];
    let current = null;
    let report = null;
    const take = (outcome, by, at) => {
      const next = { ...outcome.record, id: number, version: (current?.version ?? 0) + 1 };
      for (const event of outcome.events) {
        events.push([at, rules.certificateChanged(by.userId, current, next, event)]);
        if (event.type === 'verified') report = issue(next, event.reportNumber, at);
      }
      current = next;
    };
    const issue = (certificate, reportNumber, at) => {
      const issued = { ...rules.issueReport(certificate, reportNumber, at), id: 0, pdf: null };
      return { issued, pdf: pdfOf(issued, at) };
    };
    const context = (by, at) => ({ actor: by, ownerId: owner.user.id, now: at });

    const saved = new Date(created);
    take(rules.saveDraft(null, { form, errors: {} }, context(actor, saved)), actor, saved);
    const fate = stream.below(100);
    const applied = new Date(created + 24 * HOUR);
    const decided = new Date(created + 72 * HOUR);
    if (fate >= 10) take(rules.applyFor(current, { form, errors: {} }, context(actor, applied)), actor, applied);
    if (fate >= 30) {
      const digits = Array.from({ length: 14 }, () => stream.below(32));
      const reportNumber = rules.formatReportNumber(digits);
      take(rules.authenticate(current, null, reportNumber, context(officer, decided)), officer, decided);
    } else if (fate >= 20) {
      take(rules.reject(current, { reason: stream.pick(REASONS) }, context(officer, decided)), officer, decided);
    }
    const isFirst = number === 1 || studentOf(number - 1) !== studentOf(number);
    return { certificate: current, files, events, report, owner: isFirst ? owner : null };
  };
}

function fileOf(stream, ownerId, kind, type, created) {
  const id = stream.text(CROCKFORD, 26);
  const ending = type === 'application/pdf' ? 'pdf' : 'jpg';
  return {
    id,
    ownerId,
    kind,
    type,
    size: 80_000 + stream.below(900_000),
    sha256: sha256(id),
    pixels: type === 'application/pdf' ? null : sha256(`pixels of ${id}`),
    key: `${id.slice(0, 2)}/${id}`,
    originalName: `${kind}.${ending}`,
    createdAt: new Date(created - 1000),
  };
}

/** What the renderer notes of a report; the bytes themselves are not there. */
function pdfOf({ number, edition }, at) {
  const hash = sha256(number);
  const key = `reports/${number}-${edition}-${hash.slice(0, 16)}.pdf`;
  return { key, sha256: hash, size: 90_000, renderedAt: new Date(at.getTime() + 5_000), decidedAt: at };
}
