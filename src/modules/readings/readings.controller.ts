import { Controller, Get, Param } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { Needs, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { AuditsRead, IN_PATH } from '../audit/audited-read.interceptor.js';
import { ComparedReadingDto, FileReadingDto } from './readings.dto.js';
import { ReadingsService } from './readings.service.js';

/** What machines made out on documents: help for people, never evidence. */
@ApiTags('Readings')
@Controller('api/v1')
export class ReadingsController {
  constructor(private readonly readings: ReadingsService) {}

  /**
   * What was read on a file
   *
   * @remarks The machine-readable zone of a passport, or the text of another document, for whoever may see the file. A
   * passport is read within seconds of the upload, other documents once the application was sent in; ask again while
   * the state is `waiting`.
   */
  @Get('files/:id/reading')
  @SignedIn()
  @ApiResponse({ status: 200, type: FileReadingDto, description: 'The reading' })
  @ResourceErrors(401, missing('File'))
  getFileReading(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<FileReadingDto> {
    return this.readings.ofFile(actor, id);
  }

  /**
   * Claimed and read
   *
   * @remarks One entry for each file, the passport's first: with what the applicant claims beside what the
   * machine-readable zone says, and with what of it was found in the text of certificates, transcripts and stamped
   * documents.
   */
  @Get('certificates/:id/readings')
  @Needs('certificates.review')
  @AuditsRead('certificate', IN_PATH)
  @ApiResponse({ status: 200, type: [ComparedReadingDto], description: 'The readings' })
  @ResourceErrors(401, 403, missing('Certificate'))
  getCertificateReadings(@RecordId() id: number): Promise<ComparedReadingDto[]> {
    return this.readings.ofCertificate(id) as Promise<ComparedReadingDto[]>;
  }
}
