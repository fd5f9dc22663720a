import { Injectable } from '@nestjs/common';
import type { DocumentGroup } from '../../domain/certificate/certificate.documents.js';
import type { StoredFile } from '../../domain/files/stored-file.js';
import type { DocumentEdits } from '../../domain/reading/document-edits.js';
import type { PlacedField } from '../../domain/reading/found-places.js';
import {
  type ComparedField,
  comparePassport,
  hasExpired,
  passportClaims,
} from '../../domain/reading/passport-comparison.js';
import { type PassportZone, passportZone } from '../../domain/reading/passport-zone.js';
import { type Reading, type ReadingState, stateOf, wantedOn } from '../../domain/reading/reading.js';
import type { Place } from '../../domain/reading/word-places.js';
import { type Day, dayOf } from '../../domain/shared/calendar.js';
import { notFound } from '../../domain/shared/not-found.js';
import { NameReader } from '../../platform/names/name-reader.port.js';
import { DocumentReader } from '../../platform/reading/document-reader.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { FileReader } from '../files/file.repository.js';
import { GivenUpReadings } from './given-up-readings.service.js';
import { ReadingReader } from './reading.repository.js';

export interface FileReading {
  readonly fileId: string;
  readonly state: ReadingState;
  /** `null` where nothing was read, or no passport. */
  readonly passport: PassportZone | null;
  readonly expired: boolean;
  /** `null` where none was read, or none is looked for. */
  readonly text: string | null;
  /** Of 100: how sure the reader was of the text. */
  readonly confidence: number | null;
  /** What the QR codes on it say; none where they are not looked for. */
  readonly codes: string[];
}

export interface ComparedReading extends FileReading {
  readonly group: DocumentGroup;
  /** Empty where no passport was read. */
  readonly comparison: readonly ComparedField[];
  /** `null` where none was read, or its place is not known. */
  readonly zonePlace: Place | null;
  /** Empty where no text was read. */
  readonly found: readonly PlacedField[];
  /** `null` where nothing speaks of a change; for officers alone. */
  readonly edits: DocumentEdits | null;
}

/** What machines made out on passports. */
@Injectable()
export class PassportReadingsService {
  constructor(
    private readonly files: FileReader,
    private readonly certificates: CertificateReader,
    private readonly readings: ReadingReader,
    private readonly reader: DocumentReader,
    private readonly givenUp: GivenUpReadings,
    private readonly names: NameReader,
    private readonly clock: Clock,
  ) {}

  /** Of the passport's files, in their order, beside what is claimed. @throws DomainError `not_found`. */
  async ofCertificate(certificateId: number): Promise<ComparedReading[]> {
    const certificate = await this.certificates.findById(certificateId);
    if (!certificate) throw notFound('Certificate');
    const claims = passportClaims(certificate.form);
    const files = await this.files.findByIds(certificate.form.passportPhotos);
    return files.map(await this.seen(files)).map(({ reading, place }) => ({
      ...reading,
      group: 'passport',
      found: [],
      edits: null,
      zonePlace: place,
      comparison: reading.passport ? comparePassport(claims, reading.passport, (name) => this.names.read(name)) : [],
    }));
  }

  async ofFile(file: StoredFile): Promise<FileReading> {
    const seen = await this.seen([file]);
    return seen(file).reading;
  }

  /** @returns what was made of each of the files. */
  private async seen(files: readonly StoredFile[]): Promise<(file: StoredFile) => Seen> {
    const passports = files.filter(({ kind }) => wantedOn(kind) === 'zone');
    const hashes = passports.map(({ sha256 }) => sha256);
    const found = await this.readings.of(hashes, this.reader.versions.zone);
    const lost = await this.givenUp.among('zone', passports, found);
    const today = dayOf(this.clock.now());
    return ({ id, kind, sha256 }) => {
      const kept = found.get(sha256);
      const state = wantedOn(kind) === 'zone' ? stateOf(kept, lost.has(id)) : 'unread';
      return { reading: described(id, state, kept, today), place: kept?.zone?.place ?? null };
    };
  }
}

interface Seen {
  readonly reading: FileReading;
  readonly place: Place | null;
}

function described(fileId: string, state: ReadingState, reading: Reading | undefined, today: Day): FileReading {
  const passport = reading?.zone ? passportZone(reading.zone, today) : null;
  const expired = passport !== null && hasExpired(passport, today);
  return { fileId, state, passport, expired, text: null, confidence: null, codes: [] };
}
