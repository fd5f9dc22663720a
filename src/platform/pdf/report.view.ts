import type { CertifiedField } from '../../domain/certificate/certificate.fields.js';
import { fieldLabels } from '../../domain/certificate/field-labels.js';
import type { CertifiedFields } from '../../domain/report/report.js';
import { dayOf } from '../../domain/shared/calendar.js';
import { DEFAULT_MINISTRY, type Issuer } from '../../domain/site/site-details.js';
import type { ReportDocument } from './pdf-renderer.port.js';
import { levelWord } from './report.review.js';

/** A label in English and Malay with its value; `null` prints as a dash. */
interface FieldView {
  readonly en: string;
  readonly ms: string;
  readonly value: string | null;
  /** How sure it is; `null` for what is empty, and where the paper says nothing of levels. */
  readonly level: string | null;
  /** Takes half the width. */
  readonly wide: boolean;
}

/** What the template shows. All texts are plain: the template escapes them. */
export interface ReportView {
  readonly number: string;
  readonly edition: number;
  readonly issuedOn: string;
  readonly titleEn: string;
  readonly titleMs: string;
  readonly name: string | null;
  readonly nameLevel: string | null;
  readonly holder: readonly FieldView[];
  readonly award: readonly FieldView[];
  readonly issuer: Issuer;
  readonly ministry: string;
  readonly ministryMs: string;
  readonly checkUrl: string;
  readonly isSample: boolean;
  readonly photo: string | null;
  readonly qr: string;
}

const [EN, MS] = [fieldLabels('en'), fieldLabels('ms')];
/** The usual ministry; another one is called as the settings name it. */
const MINISTRY_MS = 'Kementerian Pendidikan Tinggi (KPT)';
const TITLES: Readonly<Record<CertifiedFields['type'], { readonly en: string; readonly ms: string }>> = {
  verification: { en: 'Academic Verification Report', ms: 'Laporan Pengesahan Akademik' },
  stamping: { en: 'Stamping Verification Report', ms: 'Laporan Pengesahan Cop Kementerian' },
};

/**
 * @param printable changes a user's text into one that the fonts can draw.
 * @param images the photo and the QR code as data: addresses.
 */
export function reportView(
  document: ReportDocument,
  printable: (text: string) => string,
  images: { readonly photo: string | null; readonly qr: string },
): ReportView {
  const { fields } = document;
  const title = TITLES[fields.type];
  const shown = (text: string | null) => (text?.trim() ? printable(text) : null);
  const field = (name: CertifiedField, wide = false) => ({
    ...{ en: EN[name], ms: MS[name], wide, value: shown(fields[name]) },
    level: levelWord(document.claims.levels, [name]),
  });
  return {
    number: document.number,
    edition: document.edition,
    issuedOn: dayOf(document.issuedAt),
    titleEn: title.en,
    titleMs: title.ms,
    name: shown(fields.name),
    nameLevel: levelWord(document.claims.levels, ['name']),
    holder: [field('passport'), field('nationality'), field('birth'), field('gender')],
    award: [
      field('university', true),
      field('major', true),
      field('level'),
      field('forms'),
      field('certNo'),
      {
        ...{ en: 'Period of study', ms: 'Tempoh pengajian', wide: false },
        value: period(fields.startTime, fields.endTime),
        level: levelWord(document.claims.levels, ['startTime', 'endTime']),
      },
      field('awardingTime'),
      field('ministryStampingTime'),
    ],
    issuer: issuerView(document.issuer, printable),
    ministry: printable(document.ministry),
    ministryMs: document.ministry === DEFAULT_MINISTRY ? MINISTRY_MS : printable(document.ministry),
    checkUrl: document.checkUrl,
    isSample: document.isSample ?? false,
    photo: images.photo,
    qr: images.qr,
  };
}

function issuerView(
  { company, registration, address, phone, email }: Issuer,
  printable: (text: string) => string,
): Issuer {
  return {
    company: printable(company),
    registration: printable(registration),
    address: printable(address),
    phone: printable(phone),
    email: printable(email),
  };
}

function period(start: string | null, end: string | null): string | null {
  return start || end ? `${start ?? '…'} to ${end ?? '…'}` : null;
}
