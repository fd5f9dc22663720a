import { applyDecorators, Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import { normaliseEmail } from '../../domain/account/email.js';
import type { Confirmation } from '../../domain/confirmation/confirmation.js';
import { KIND_RULES } from '../../domain/files/file-kind.js';
import { message } from '../../domain/messages/message.js';
import { Open, SecretAnswer } from '../../platform/http/access.js';
import { wrongField } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import type { NamedError } from '../../platform/http/errors/errors.js';
import { fileUrl } from '../../platform/http/file-url.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import type { AppRequest } from '../../platform/http/request.js';
import { readUpload } from '../../platform/http/upload.js';
import { FilesService } from '../files/files.service.js';
import { readFile } from './answer-file.dto.js';
import { AttachmentsService } from './attachments.service.js';
import { readAnswers, readKeyValues } from './given-answers.dto.js';
import {
  AskedPageDto,
  AttachedFileDto,
  AttachmentDto,
  DeskMailDto,
  KeyValuesDto,
  OpenRequestDto,
  RegistrarAnswerDto,
  RegistrarDeclineDto,
  RegistrarDoneDto,
  RegistrarTokenDto,
  toAskedPageDto,
  toAttachedFileDto,
  toOpenRequestDto,
} from './registrar.dto.js';
import { RegistrarService } from './registrar.service.js';

const UNANSWERED = wrongField('certNo', message('field_unanswered'));
const TOO_LARGE: NamedError = { reason: 'too_large', message: KIND_RULES.answer.tooLarge };
const DONE: RegistrarDoneDto = { done: true };

/** By a link of a mail alone. The token is in the body, where no log and no cache sees it. */
const ByLink = () =>
  applyDecorators(Open(), HttpCode(200), LimitTo(30, 'confirm'), SecretAnswer(), Header('Cache-Control', 'no-store'));

/** What contacts of universities and the ministry answer by the links of their mails, without an account. */
@ApiTags('Confirmations')
@Controller('api/v1/confirm')
export class RegistrarController {
  constructor(
    private readonly registrars: RegistrarService,
    private readonly attachments: AttachmentsService,
    private readonly files: FilesService,
  ) {}

  /**
   * What is asked
   *
   * @remarks Who the student is, which key values are to be typed, and the other fields with what is claimed. The
   * claimed key values are not in it, neither now nor later.
   */
  @Post('look')
  @ByLink()
  @ApiResponse({ status: 200, type: AskedPageDto, description: 'What the page shows' })
  @ResourceErrors(400, 'confirmation_ended')
  async getConfirmationRequest(@Body() { token }: RegistrarTokenDto): Promise<AskedPageDto> {
    return this.page(await this.registrars.look(token));
  }

  /**
   * Store what the record says of the key values
   *
   * @remarks Once: 409 `illegal_transition` for others than those that are stored. The enclosed documents are read from
   * then on.
   */
  @Post('key-values')
  @ByLink()
  @ApiResponse({ status: 200, type: AskedPageDto, description: 'What the page shows now' })
  @ResourceErrors(UNANSWERED, 'confirmation_ended', 'illegal_transition')
  async submitKeyValues(@Body() { token, values }: KeyValuesDto): Promise<AskedPageDto> {
    return this.page(await this.registrars.keyValues(token, readKeyValues(values)));
  }

  /**
   * Attach a file to the answer
   *
   * @remarks A PDF, JPG or PNG, judged by content, as an applicant's documents are. It takes the place of what was
   * attached before, and is kept only with an answer that names it. Ten a day.
   */
  @Post('file')
  @ByLink()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: AttachmentDto })
  @ApiResponse({ status: 200, type: AttachedFileDto, description: 'To be named in the answer' })
  @ResourceErrors(
    wrongField('file', message('upload_missing')),
    'confirmation_ended',
    TOO_LARGE,
    'wrong_format',
    'upload_refused',
    507,
  )
  async attachToConfirmation(@Req() request: AppRequest): Promise<AttachedFileDto> {
    const { name, staged, fields } = await readUpload(
      request,
      (stream) => this.files.stage(stream),
      (file) => this.files.discard(file),
    );
    try {
      return toAttachedFileDto(await this.attachments.attach(fields.token ?? '', name, staged));
    } finally {
      await this.files.discard(staged);
    }
  }

  /** Answer the other fields, and say who answers: stored once, which ends the link */
  @Post('answer')
  @ByLink()
  @ApiResponse({ status: 200, type: RegistrarDoneDto, description: 'It is stored; the contact gets a receipt' })
  @ResourceErrors(wrongField('major', message('field_unanswered')), 'confirmation_ended', 'illegal_transition')
  async answerConfirmation(
    @Body() { token, fields, name, office, reference, note, fileId }: RegistrarAnswerDto,
  ): Promise<RegistrarDoneDto> {
    const who = { name, office, reference: reference ?? null, note: note ?? null, fileId: readFile(fileId) };
    await this.registrars.answer(token, { fields: readAnswers(fields), ...who });
    return DONE;
  }

  /** Decline to answer, which ends the link */
  @Post('decline')
  @ByLink()
  @ApiResponse({ status: 200, type: RegistrarDoneDto, description: 'It is stored; the contact gets a receipt' })
  @ResourceErrors(400, 'confirmation_ended')
  async declineConfirmation(@Body() { token, name, note }: RegistrarDeclineDto): Promise<RegistrarDoneDto> {
    await this.registrars.decline(token, { name: name ?? null, note: note ?? null });
    return DONE;
  }

  /**
   * Say by the link of a receipt that this was not us
   *
   * @remarks The answer counts no more, and officers are told.
   */
  @Post('dispute')
  @ByLink()
  @ApiResponse({ status: 200, type: RegistrarDoneDto, description: 'It is set aside' })
  @ResourceErrors(400, 'confirmation_ended')
  async disputeConfirmation(@Body() { token }: RegistrarTokenDto): Promise<RegistrarDoneDto> {
    await this.registrars.dispute(token);
    return DONE;
  }

  /**
   * Have a link to all open requests mailed to an address
   *
   * @remarks The same answer whether it is known or not.
   */
  @Post('desk')
  @ByLink()
  @ApiResponse({ status: 200, type: RegistrarDoneDto, description: 'Where the address is known, a mail is on its way' })
  @ResourceErrors(400)
  async requestRegistrarDesk(@Body() { email }: DeskMailDto): Promise<RegistrarDoneDto> {
    await this.registrars.askForDesk(normaliseEmail(email));
    return DONE;
  }

  /** The open requests of an address, by the link that was mailed to it */
  @Post('desk/open')
  @ByLink()
  @ApiResponse({ status: 200, type: [OpenRequestDto], description: 'Oldest first' })
  @ResourceErrors(400, 'confirmation_ended')
  async openRegistrarDesk(@Body() { token }: RegistrarTokenDto): Promise<OpenRequestDto[]> {
    return (await this.registrars.desk(token)).map(toOpenRequestDto);
  }

  private async page(one: Confirmation): Promise<AskedPageDto> {
    const attached = await this.attachments.attached(one);
    return toAskedPageDto(one, attached, (id) => `${fileUrl(id)}?${this.registrars.signDocument(id)}`);
  }
}
