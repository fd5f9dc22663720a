import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { VerdictsService } from '../verdicts/verdicts.service.js';
import { ANSWERS, NOT_FOUND } from './certificate.examples.dto.js';
import { type CertificateDto, toCertificateDto } from './certificate-answer.dto.js';
import { HeldDecisionsService } from './held-decisions.service.js';

@ApiTags('Certificates')
@Controller('api/v1/certificates')
export class HeldDecisionsController {
  constructor(
    private readonly decisions: HeldDecisionsService,
    private readonly verdicts: VerdictsService,
  ) {}

  /**
   * Undo a decision that is held
   *
   * @remarks Of `hold: true` in `approve` and `reject`, for as long as the record shows `decisionPending`. Any reviewer
   * may; an officer whose decision a colleague undoes is told by mail. 409 `decision_not_pending` where nothing is held
   * any more.
   */
  @Post(':id/undo')
  @Needs('certificates.review')
  @HttpCode(200)
  @ApiResponse(ANSWERS.undone)
  @ResourceErrors(401, 403, NOT_FOUND, 'decision_not_pending')
  async undoDecision(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<CertificateDto> {
    const offered = await this.decisions.undo(actor, id);
    return toCertificateDto(offered, { rejections: await this.verdicts.rejectionsOf(offered.certificate) });
  }
}
