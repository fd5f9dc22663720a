import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { DUE_DAYS } from '../../domain/confirmation/confirmation.js';
import { message } from '../../domain/messages/message.js';
import { Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { fileIdOf } from '../../platform/http/file-url.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { AuditsRead } from '../audit/audited-read.interceptor.js';
import { readFile } from './answer-file.dto.js';
import { CONFIRMATION_LIST } from './confirmation-list.dto.js';
import { ConfirmationListsService } from './confirmation-lists.service.js';
import {
  ConfirmationDto,
  ConfirmationInputDto,
  RecordedAnswerDto,
  SettlementInputDto,
  toConfirmationDto,
} from './confirmations.dto.js';
import { ConfirmationsService } from './confirmations.service.js';
import { readAnswers } from './given-answers.dto.js';

const NOTHING_TO_SETTLE = wrongField('field', message('nothing_to_settle'));
const STRANGE_CONTACT = wrongField('contactId', message('contact_of_other'));

/** What universities and the ministry are asked about certificates. */
@ApiTags('Confirmations')
@Controller('api/v1/confirmations')
export class ConfirmationsController {
  constructor(
    private readonly confirmations: ConfirmationsService,
    private readonly lists: ConfirmationListsService,
  ) {}

  /**
   * List the requests for confirmation
   *
   * @remarks Newest first, or sorted by `sentAt`, `id`, `certificateId`, `email`, `state` or `party`. Filters: `id` (a
   * list), `certificateId`, `contactId`, `state`, `party`, `open`, `overdue`, `proposed`, `differing` (an answer says
   * otherwise of a present value, and nobody has settled it), `confirmed` (all key values are), `sentSince` (a moment
   * with its zone, or a day in Malaysia), `universityName` (the whole name on the certificate), `q` (words of the
   * student's name and the office, each by its beginning).
   */
  @Get()
  @Needs('certificates.review')
  @AuditsRead('confirmation')
  @AnswersRows(ConfirmationDto)
  async listConfirmations(
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ConfirmationDto[]> {
    const { page, sort, filter } = readResourceList(query, CONFIRMATION_LIST);
    const found = await this.lists.list({ page, sort, filter });
    return sendRows(reply, 'confirmations', page, found, toConfirmationDto);
  }

  /** One request, with what was answered */
  @Get(':id')
  @Needs('certificates.review')
  @AuditsRead('confirmation')
  @ApiResponse({ status: 200, type: ConfirmationDto, description: 'The request' })
  @ResourceErrors(400, 401, 403, missing('Request'))
  async getConfirmation(@RecordId() id: number): Promise<ConfirmationDto> {
    return toConfirmationDto(await this.lists.detail(id));
  }

  /**
   * Ask a university or the ministry about a certificate
   *
   * @remarks The contact gets a mail with a link. Only with the applicant's consent (notice `enquiries`), while the
   * record is Verifying or Verified, and where the party is not being asked already (409 `already_exists`).
   */
  @Post()
  @Needs('confirmations.manage')
  @ApiResponse({ status: 201, type: ConfirmationDto, description: 'The request' })
  @ResourceErrors(
    STRANGE_CONTACT,
    401,
    403,
    missing('Certificate'),
    'illegal_transition',
    'consent_missing',
    'contact_not_released',
    'already_exists',
  )
  async createConfirmation(@CurrentActor() actor: Actor, @Body() body: ConfirmationInputDto): Promise<ConfirmationDto> {
    const { certificateId, contactId, fields, fileIds, dueDays, language } = body;
    const order = {
      certificateId,
      contactId,
      fields: fields ?? null,
      fileIds: fileIdOf(fileIds ?? []) as string[],
      dueDays: dueDays ?? DUE_DAYS.usual,
      language: language ?? null,
    };
    return toConfirmationDto(await this.confirmations.ask(actor, order));
  }

  /** Cancel a request: its link ends */
  @Post(':id/cancel')
  @Needs('confirmations.manage')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: ConfirmationDto, description: 'The request as it is now' })
  @ResourceErrors(401, 403, missing('Request'), 'illegal_transition')
  async cancelConfirmation(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<ConfirmationDto> {
    return toConfirmationDto(await this.confirmations.cancel(actor, id));
  }

  /**
   * Send a request again, by a new link: the old one ends
   *
   * @remarks Refused where the record no longer has what it asks about (409 `illegal_transition`), or another request
   * asks the party (409 `already_exists`).
   */
  @Post(':id/send-again')
  @Needs('confirmations.manage')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: ConfirmationDto, description: 'The request as it is now' })
  @ResourceErrors(
    STRANGE_CONTACT,
    401,
    403,
    missing('Request'),
    'illegal_transition',
    'consent_missing',
    'contact_not_released',
    'already_exists',
  )
  async resendConfirmation(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<ConfirmationDto> {
    return toConfirmationDto(await this.confirmations.sendAgain(actor, id));
  }

  /**
   * Write down an answer that came by telephone, letter or mail
   *
   * @remarks It is shown as recorded by the caller, and meets `CONFIRMATION_REQUIRED` only where another officer
   * approves: for the caller it lifts no difference either. What was answered before stays; of the same value the later
   * answer counts, but `not_held` lifts no difference. So `at` must not lie on a day before what the party has answered
   * about it since. Refused as sending again is, but for a request that is answered.
   */
  @Post(':id/record')
  @Needs('confirmations.manage')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: ConfirmationDto, description: 'The request as it is now' })
  @ResourceErrors(
    wrongField('major', message('right_value_needed')),
    401,
    403,
    missing('Request'),
    'illegal_transition',
    'consent_missing',
    'already_exists',
  )
  async recordConfirmationAnswer(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: RecordedAnswerDto,
  ): Promise<ConfirmationDto> {
    const { way, fields, name, office, reference, note, fileId, at } = body;
    const given = {
      ...{ way, name, office: office ?? null, reference: reference ?? null, note: note ?? null },
      fields: readAnswers(fields),
      fileId: readFile(fileId),
      at: at ? new Date(at) : null,
    };
    return toConfirmationDto(await this.confirmations.record(actor, id, given));
  }

  /**
   * Settle a value that is close or differs, with a note: the claimed one is right
   *
   * @remarks In one answer: the one that is named, or else the newest that is open.
   */
  @Post(':id/settle')
  @Needs('confirmations.manage')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: ConfirmationDto, description: 'The request as it is now' })
  @ResourceErrors(NOTHING_TO_SETTLE, 401, 403, missing('Request'))
  async settleConfirmation(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() { field, note, answerId }: SettlementInputDto,
  ): Promise<ConfirmationDto> {
    return toConfirmationDto(await this.confirmations.settle(actor, id, { field, note, answerId: answerId ?? null }));
  }
}
