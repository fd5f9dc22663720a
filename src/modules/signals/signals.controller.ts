import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { AuditsRead, IN_PATH } from '../audit/audited-read.interceptor.js';
import { SignalDismissalDto, SignalDto, toSignalDto } from './signals.dto.js';
import { SignalsService } from './signals.service.js';

/** What may make an officer look twice: advice, never a decision. */
@ApiTags('Signals')
@Controller('api/v1')
export class SignalsController {
  constructor(private readonly signals: SignalsService) {}

  /**
   * The signals on a certificate
   *
   * @remarks Newest first. They are looked for after each change of an application under review, and once its passport
   * was read. `Signals-Pending` tells whether that is still to come for the record as it is now; `false` also where it
   * was given up, and for what waits since before there were signals. Documents that could not be read are `failed` in
   * `GET /api/v1/certificates/{id}/readings`.
   */
  @Get('certificates/:id/signals')
  @Needs('certificates.review')
  @AuditsRead('certificate', IN_PATH)
  @ApiResponse({
    status: 200,
    type: [SignalDto],
    description: 'The signals',
    headers: { 'Signals-Pending': { description: 'Whether a look is still to come', schema: { type: 'boolean' } } },
  })
  @ResourceErrors(401, 403, missing('Certificate'))
  async listSignals(@RecordId() id: number, @Res({ passthrough: true }) reply: AppReply): Promise<SignalDto[]> {
    const { signals, isPending } = await this.signals.list(id);
    reply.header('Signals-Pending', String(isPending));
    return signals.map(toSignalDto);
  }

  /**
   * Dismiss a signal
   *
   * @remarks It stays dismissed until what it rests on is another. A verdict that does not accept the group takes its
   * open signals by itself.
   */
  @Post('signals/:id/dismiss')
  @HttpCode(200)
  @Needs('certificates.review')
  @ApiResponse({ status: 200, type: SignalDto, description: 'The signal' })
  @ResourceErrors(400, 401, 403, missing('Signal'), 'illegal_transition')
  async dismissSignal(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() { note }: SignalDismissalDto,
  ): Promise<SignalDto> {
    return toSignalDto(await this.signals.dismiss(actor, id, note));
  }
}
