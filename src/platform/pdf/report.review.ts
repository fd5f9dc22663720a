import { type CertificateType } from '../../domain/certificate/certificate.fields.js';
import type { GroupCheck, ReportClaims } from '../../domain/report/report.claims.js';
import { dayOf } from '../../domain/shared/calendar.js';

type Group = GroupCheck['group'];

const GROUPS: Readonly<Record<Group, { readonly en: string; readonly ms: string }>> = {
  photo: { en: 'Photo', ms: 'Gambar' },
  passport: { en: 'Passport', ms: 'Pasport' },
  certificate: { en: 'Certificate', ms: 'Sijil' },
  transcript: { en: 'Transcript', ms: 'Transkrip' },
  ministry: { en: 'Ministry stamping', ms: 'Cop KPT' },
  payment: { en: 'Payment', ms: 'Bayaran' },
};

/** What applicants are asked for, not what was found in it. */
const SUBMITTED: Readonly<Record<CertificateType, Readonly<Record<Group, string>>>> = {
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

/** The words for what a report claims. */
export function reviewView({ type, checks, correctedAt }: ReportClaims) {
  const [first] = checks;
  return {
    isStamping: type === 'stamping',
    decidedOn: first ? dayOf(first.at) : '',
    correctedOn: correctedAt && dayOf(correctedAt),
    checks: checks.map(({ group, at }) => ({
      ...GROUPS[group],
      submitted: SUBMITTED[type][group],
      outcome: `Accepted by formal review on ${dayOf(at)}`,
    })),
  };
}
