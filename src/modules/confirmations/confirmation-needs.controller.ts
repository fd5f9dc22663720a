import { Controller, Get } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { ConfirmationNeedsDto, toNeedsDto } from './confirmation-needs.dto.js';
import { ConfirmationNeedsService } from './confirmation-needs.service.js';

@ApiTags('Confirmations')
@Controller('api/v1/certificates')
export class ConfirmationNeedsController {
  constructor(private readonly needs: ConfirmationNeedsService) {}

  /** Whether anybody can be asked about a certificate, and what of answers its approval lacks */
  @Get(':id/confirmation-needs')
  @Needs('certificates.review')
  @ApiResponse({ status: 200, type: ConfirmationNeedsDto, description: 'As things are' })
  @ResourceErrors(401, 403, missing('Certificate'))
  async getConfirmationNeeds(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<ConfirmationNeedsDto> {
    return toNeedsDto(await this.needs.of(actor, id));
  }
}
