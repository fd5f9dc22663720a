import type { CertifiedFields } from '../../domain/report/report.js';
import { dayOf } from '../../domain/shared/calendar.js';
import type { ReportDocument } from './pdf-renderer.port.js';

/** A label in English and Malay with its value; `null` prints as a dash. */
interface FieldView {
  readonly en: string;
  readonly ms: string;
  readonly value: string | null;
  /** Takes the whole width. */
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
  readonly holder: readonly FieldView[];
  readonly award: readonly FieldView[];
  readonly checkUrl: string;
  readonly photo: string | null;
  readonly qr: string;
}

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
  return {
    number: document.number,
    edition: document.edition,
    issuedOn: dayOf(document.issuedAt),
    titleEn: title.en,
    titleMs: title.ms,
    name: shown(fields.name),
    holder: [
      field('Passport number', 'Nombor pasport', shown(fields.passport)),
      field('Nationality', 'Kewarganegaraan', shown(fields.nationality)),
      field('Date of birth', 'Tarikh lahir', shown(fields.birth)),
      field('Gender', 'Jantina', shown(fields.gender)),
    ],
    award: [
      field('Degree-conferring unit', 'Institusi penganugerah', shown(fields.university), true),
      field('Major', 'Bidang pengajian', shown(fields.major), true),
      field('Academic level', 'Peringkat akademik', shown(fields.level)),
      field('Form of learning', 'Mod pengajian', shown(fields.forms)),
      field('Certificate number', 'Nombor sijil', shown(fields.certNo)),
      field('Period of study', 'Tempoh pengajian', period(fields.startTime, fields.endTime)),
      field('Awarding date', 'Tarikh penganugerahan', shown(fields.awardingTime)),
      field('MoHE stamping date', 'Tarikh cop KPT', shown(fields.ministryStampingTime)),
    ],
    checkUrl: document.checkUrl,
    photo: images.photo,
    qr: images.qr,
  };
}

function field(en: string, ms: string, value: string | null, wide = false): FieldView {
  return { en, ms, value, wide };
}

function period(start: string | null, end: string | null): string | null {
  return start || end ? `${start ?? '…'} to ${end ?? '…'}` : null;
}
