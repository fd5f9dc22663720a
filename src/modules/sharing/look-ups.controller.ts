import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { message } from '../../domain/messages/message.js';
import { SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { LookUpsService } from './look-ups.service.js';
import {
  LookUpChoiceDto,
  LookUpChoicesDto,
  LookUpDto,
  NEWEST_FIRST,
  toLookUpChoicesDto,
  toLookUpDto,
} from './sharing.dto.js';

const NOT_A_SWITCH = wrongField('publicLookUp', message('flag_needed', { name: 'publicLookUp' }));

@ApiTags('Sharing')
@Controller('api/v1/certificates/:id/look-ups')
export class LookUpsController {
  constructor(private readonly lookUps: LookUpsService) {}

  /**
   * When somebody came by the report of a certificate, and how
   *
   * @remarks Newest first, all editions together, the last thousand at most. Only the holder sees them; who it was is
   * not known.
   */
  @Get()
  @SignedIn()
  @AnswersRows(LookUpDto)
  @ResourceErrors(missing('Certificate'))
  async listLookUps(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<LookUpDto[]> {
    const { page } = readResourceList(query, NEWEST_FIRST);
    return sendRows(reply, 'look-ups', page, await this.lookUps.list(actor, id, page), toLookUpDto);
  }

  /** What the holder has chosen about look-ups of the report */
  @Get('choices')
  @SignedIn()
  @ApiResponse({ status: 200, type: LookUpChoicesDto, description: 'The choices' })
  @ResourceErrors(401, 403, missing('Certificate'))
  async getLookUpChoices(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<LookUpChoicesDto> {
    return toLookUpChoicesDto(await this.lookUps.choices(actor, id));
  }

  /**
   * Switch the public look-up of the report, and the mails about look-ups, on or off
   *
   * @remarks Holds for all editions. With the public look-up off, a search by name, passport and birth answers as if
   * there were no such report; the check by its number goes on.
   */
  @Put('choices')
  @SignedIn()
  @ApiResponse({ status: 200, type: LookUpChoicesDto, description: 'The choices as they are now' })
  @ResourceErrors(NOT_A_SWITCH, 401, 403, missing('Certificate'))
  async updateLookUpChoices(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: LookUpChoiceDto,
  ): Promise<LookUpChoicesDto> {
    return toLookUpChoicesDto(await this.lookUps.choose(actor, id, body));
  }
}
