import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { fileViewed } from '../../domain/files/file.audit.js';
import { wantedOn } from '../../domain/reading/reading.js';
import { ReadTrail } from '../audit/read-trail.port.js';
import { FilesService } from '../files/files.service.js';
import { type ComparedReading, type FileReading, PassportReadingsService } from './passport-readings.service.js';
import { TextReadingsService } from './text-readings.service.js';

/** What machines made out on files, for those who may see the files. */
@Injectable()
export class ReadingsService {
  constructor(
    private readonly files: FilesService,
    private readonly passports: PassportReadingsService,
    private readonly texts: TextReadingsService,
    private readonly reads: ReadTrail,
  ) {}

  /** @throws DomainError `not_found` also for whoever may not see the file. */
  async ofFile(actor: Actor, fileId: string): Promise<FileReading> {
    const file = await this.files.describe(actor, fileId);
    const service = wantedOn(file.kind) === 'text' ? this.texts : this.passports;
    const found = await service.ofFile(file);
    // It says what the file shows.
    if (found.passport ?? found.text) this.reads.add(fileViewed(actor.userId, file));
    return found;
  }

  /** @throws DomainError `not_found`. */
  async ofCertificate(certificateId: number): Promise<ComparedReading[]> {
    return [...(await this.passports.ofCertificate(certificateId)), ...(await this.texts.ofCertificate(certificateId))];
  }
}
