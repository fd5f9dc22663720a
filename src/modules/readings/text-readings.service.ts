import { Injectable } from '@nestjs/common';
import { GROUP_RULES } from '../../domain/certificate/certificate.documents.js';
import type { CertificateForm } from '../../domain/certificate/certificate.fields.js';
import type { StoredFile } from '../../domain/files/stored-file.js';
import { placeFound } from '../../domain/reading/found-places.js';
import { READ_KINDS, type Reading, type ReadingState, stateOf, textFiles } from '../../domain/reading/reading.js';
import { compareText } from '../../domain/reading/text-comparison.js';
import { notFound } from '../../domain/shared/not-found.js';
import { NameReader } from '../../platform/names/name-reader.port.js';
import { DocumentReader } from '../../platform/reading/document-reader.port.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { FileReader } from '../files/file.repository.js';
import { GivenUpReadings } from './given-up-readings.service.js';
import type { ComparedReading, FileReading } from './passport-readings.service.js';
import { ReadingReader } from './reading.repository.js';

/** What machines read on the documents of applications. */
@Injectable()
export class TextReadingsService {
  constructor(
    private readonly files: FileReader,
    private readonly certificates: CertificateReader,
    private readonly readings: ReadingReader,
    private readonly reader: DocumentReader,
    private readonly givenUp: GivenUpReadings,
    private readonly names: NameReader,
  ) {}

  /** Of the documents, group by group in their order, beside what is claimed. @throws DomainError `not_found`. */
  async ofCertificate(certificateId: number): Promise<ComparedReading[]> {
    const certificate = await this.certificates.findById(certificateId);
    if (!certificate) throw notFound('Certificate');
    const { form } = certificate;
    const files = new Map((await this.files.findByIds(textFiles(form))).map((file) => [file.id, file]));
    const seen = await this.seen([...files.values()]);
    const compared: ComparedReading[] = [];
    for (const group of READ_KINDS.text) {
      for (const id of form[GROUP_RULES[group].files]) {
        const file = files.get(id);
        if (file) compared.push(this.compared(seen(file), group, form));
        // Long texts take a moment each; requests come in between.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    return compared;
  }

  async ofFile(file: StoredFile): Promise<FileReading> {
    const seen = await this.seen([file]);
    return described(seen(file));
  }

  async ofFiles(files: readonly StoredFile[]): Promise<FileReading[]> {
    const seen = await this.seen(files);
    return files.map((file) => described(seen(file)));
  }

  /** @returns what was made of each of the files. */
  private async seen(files: readonly StoredFile[]): Promise<(file: StoredFile) => Seen> {
    const hashes = files.map(({ sha256 }) => sha256);
    const found = await this.readings.of(hashes, this.reader.versions.text);
    const lost = await this.givenUp.among('text', files, found);
    return ({ id, sha256 }) => {
      const reading = found.get(sha256);
      return { id, reading, state: stateOf(reading, lost.has(id)) };
    };
  }

  private compared(seen: Seen, group: ComparedReading['group'], form: CertificateForm): ComparedReading {
    const { text = null, places = [], edits = null } = seen.reading ?? {};
    const read = (name: string) => this.names.read(name);
    const found = text === null ? [] : placeFound(compareText(group, form, text, read), text, places, read);
    return { ...described(seen), group, comparison: [], zonePlace: null, found, edits };
  }
}

interface Seen {
  readonly id: string;
  readonly reading: Reading | undefined;
  readonly state: ReadingState;
}

function described({ id, reading, state }: Seen): FileReading {
  const { text = null, confidence = null, codes = [] } = reading ?? {};
  return { fileId: id, state, passport: null, expired: false, text, confidence, codes: [...codes] };
}
