import {
  CERTIFICATE_FIELDS,
  type CertificateType,
  type CertifiedField,
} from '../../domain/certificate/certificate.fields.js';
import { CONFIRMING_PARTIES, type ConfirmingParty } from '../../domain/confirmation/contact.js';
import type { ReportClaims } from '../../domain/report/report.claims.js';
import { dayOf } from '../../domain/shared/calendar.js';
import { DEFAULT_MINISTRY } from '../../domain/site/site-details.js';
import { CHECKED_GROUPS, type CheckedGroup } from '../../domain/verdict/checks.js';
import { type PartyConfirmation, REVIEWING_OFFICE } from '../../domain/verdict/evidence.js';
import { FIELD_LEVELS, type Levels } from '../../domain/verdict/levels.js';
import type { VerdictMethod } from '../../domain/verdict/verdict.js';

const GROUPS: Readonly<Record<CheckedGroup, { readonly en: string; readonly ms: string }>> = {
  photo: { en: 'Photo', ms: 'Gambar' },
  passport: { en: 'Passport', ms: 'Pasport' },
  certificate: { en: 'Certificate', ms: 'Sijil' },
  transcript: { en: 'Transcript', ms: 'Transkrip' },
  ministry: { en: 'Ministry stamping', ms: 'Cop KPT' },
  payment: { en: 'Payment', ms: 'Bayaran' },
};

/** What applicants are asked for, not what was found in it. */
const SUBMITTED: Readonly<Record<CertificateType, Readonly<Record<CheckedGroup, string>>>> = {
  verification: {
    photo: 'A photo of the person',
    passport: 'Pages of the passport',
    certificate: 'The certificate to be verified',
    transcript: 'Transcript of that certificate',
    ministry: 'Pages stamped by the ministry (MoHE)',
    payment: 'Proof of payment of the fee',
  },
  stamping: {
    photo: 'A photo of the person',
    passport: 'Pages of the passport',
    certificate: 'The certificate that the stamp belongs to',
    transcript: 'Transcript of that certificate',
    ministry: 'Pages with that stamp',
    payment: 'Proof of payment of the fee',
  },
};

/** Where the settings name another ministry than the usual one, the short names of that are not for it. */
const OF_ANOTHER_MINISTRY = { ms: 'Cop kementerian', submitted: 'Pages stamped by the ministry' };

/** How the verdict of a group came about. */
const ACCEPTED: Readonly<Record<VerdictMethod, (day: string) => string>> = {
  each: (day) => `Accepted on ${day}, check by check`,
  as_one: (day) => `Accepted on ${day}, all checks at once`,
  stated: (day) => `Accepted by formal review on ${day}`,
};

const PARTIES: Readonly<Record<ConfirmingParty, { readonly en: string; readonly ms: string; readonly none: string }>> =
  {
    university: { en: 'University', ms: 'Universiti', none: 'Not confirmed with the university' },
    ministry: { en: 'Ministry', ms: 'Kementerian', none: 'Not confirmed with the ministry' },
  };

/**
 * The words for what a report claims.
 * @param ministry as the settings name it.
 * @param printable changes a text of others into one that the fonts can draw.
 */
export function reviewView(claims: ReportClaims, ministry: string, printable: (text: string) => string) {
  const { type, checks, levels, confirmations, correctedAt } = claims;
  const accepted = new Map(checks.flatMap((one) => (one.verdict === 'accepted' ? [[one.group, one] as const] : [])));
  const [first] = checks;
  return {
    isStamping: type === 'stamping',
    office: REVIEWING_OFFICE,
    // One decision for all groups is said once.
    decidedOn: first && isOneDecision(checks) ? dayOf(first.at) : null,
    correctedOn: correctedAt && dayOf(correctedAt),
    hasLevels: levels !== null,
    checks: CHECKED_GROUPS.map((group) => {
      const check = accepted.get(group);
      const isOther = group === 'ministry' && ministry !== DEFAULT_MINISTRY;
      return {
        ...GROUPS[group],
        submitted: SUBMITTED[type][group],
        ...(isOther ? wordsOfAnother(type) : {}),
        outcome: check ? ACCEPTED[check.method](dayOf(check.at)) : 'Nothing on record for what is stated now',
      };
    }),
    parties: CONFIRMING_PARTIES.map((party) => {
      const own = confirmations.filter((one) => one.party === party);
      const { none, ...words } = PARTIES[party];
      return { ...words, said: own.length === 0 ? [none] : own.map((one) => confirmedWords(one, printable)) };
    }),
  };
}

function wordsOfAnother(type: CertificateType) {
  const { ms, submitted } = OF_ANOTHER_MINISTRY;
  // A report about a stamp asks for its pages alone.
  return type === 'stamping' ? { ms } : { ms, submitted };
}

function isOneDecision(checks: ReportClaims['checks']): boolean {
  const [first] = checks;
  const isWhole = CHECKED_GROUPS.every((group) => checks.some((one) => one.group === group));
  return isWhole && checks.every(({ method, at }) => method === 'stated' && at.getTime() === first?.at.getTime());
}

function confirmedWords(
  { at, office, reference, isRecorded, fields }: PartyConfirmation,
  printable: (text: string) => string,
): string {
  const by = office === null ? '' : ` by ${printable(office)}`;
  const under = reference === null ? '' : `, reference ${printable(reference)}`;
  const recorded = isRecorded ? `, as recorded by an officer of ${REVIEWING_OFFICE}` : '';
  const labels = fields.map((field) => CERTIFICATE_FIELDS[field].label).join(', ');
  return `Confirmed on ${dayOf(at)}${by}${under}${recorded}: ${labels}`;
}

/**
 * How sure what stands in a place is, in a word: the least of its fields; `null` where the paper says nothing of
 * levels.
 */
export function levelWord(levels: Levels | null, fields: readonly CertifiedField[]) {
  const known = fields.flatMap((field) => levels?.[field] ?? []);
  const least = FIELD_LEVELS.find((level) => known.some((one) => one.level === level));
  if (!least) return null;
  const isStated = least === 'seen' && !known.every(({ sources }) => sources.some(({ kind }) => kind === 'document'));
  return isStated ? 'stated' : least;
}
