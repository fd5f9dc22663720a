import { Get, Param, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../domain/account/actor.js';
import { FILE_TYPES, type FileKind, isUploadedKind, KIND_RULES } from '../domain/files/file-kind.js';
import { message } from '../domain/messages/message.js';
import { fieldError } from '../domain/shared/domain-error.js';
import { FilesService } from '../modules/files/files.service.js';
import { UploadAllowanceService } from '../modules/files/upload-allowance.service.js';
import { Open, SignedIn } from '../platform/http/access.js';
import { CurrentActor } from '../platform/http/actor.decorator.js';
import { missing } from '../platform/http/docs/error-docs.js';
import { Answers, ApiErrors } from '../platform/http/docs/portal-docs.js';
import type { NamedError } from '../platform/http/errors/errors.js';
import { sendStored } from '../platform/http/file-answer.js';
import { Portal } from '../platform/http/portal-envelope.js';
import { LimitTo } from '../platform/http/rate-limit.guard.js';
import type { AppReply, AppRequest } from '../platform/http/request.js';
import { SignedLinkQuery } from '../platform/http/signed-link.dto.js';
import { readUpload } from '../platform/http/upload.js';
import { PICTURE_KINDS, PictureUploadDto, toUploadedFileDto, UploadDto, UploadedFileDto } from './files.dto.js';

/** A file is answered as what it is. */
const FILE_CONTENT = Object.fromEntries(
  FILE_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } } as const]),
);

const TOO_LARGE: NamedError = { reason: 'too_large', message: KIND_RULES.passport.tooLarge };

@ApiTags('Files')
@Portal('portal')
export class FilesPortal {
  constructor(
    private readonly files: FilesService,
    private readonly allowance: UploadAllowanceService,
  ) {}

  /**
   * Upload a document
   *
   * @remarks The type is judged by content. Images are decoded and encoded anew, without their metadata; PDFs with
   * scripts, attachments or a password are refused. A file that no form names within 24 hours is deleted. `letter` is
   * for staff who record answers, and may be a mail (.eml). A student may upload 500 files and 500 MB a day.
   */
  @Post('file/upload')
  @SignedIn()
  @LimitTo(120, 'upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadDto })
  @Answers({ model: UploadedFileDto })
  @ApiErrors(400, 401, 403, TOO_LARGE, 'wrong_format', 'upload_refused', 507)
  uploadFile(@CurrentActor() actor: Actor, @Req() request: AppRequest): Promise<UploadedFileDto> {
    return this.receive(actor, request, (kind) => {
      if (kind === undefined) throw fieldError('kind', message('file_kind_needed'));
      return kind;
    });
  }

  /**
   * Upload a picture for the profile or an article
   *
   * @remarks `kind` is `avatar` if left out; `news` and `editor` are for staff who manage news, and are public.
   */
  @Post('editor/uploadImg')
  @SignedIn()
  @LimitTo(120, 'upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: PictureUploadDto })
  @Answers({ model: UploadedFileDto })
  @ApiErrors(400, 401, 403, TOO_LARGE, 'wrong_format', 'upload_refused', 507)
  uploadEditorImage(@CurrentActor() actor: Actor, @Req() request: AppRequest): Promise<UploadedFileDto> {
    return this.receive(actor, request, (kind = 'avatar') => {
      if (!PICTURE_KINDS.includes(kind)) throw fieldError('kind', message('picture_kinds_only'));
      return kind;
    });
  }

  /**
   * Open a file
   *
   * @remarks Public ones for everyone; private ones for their owner, for the student whose record names them, for staff
   * who read certificates, and by a signed link; letters of offices for staff who review. PDFs and mails come as
   * attachments.
   */
  @Get('file/:id')
  @Open()
  @ApiResponse({ status: 200, description: 'The file', content: FILE_CONTENT })
  @ApiErrors(400, 'link_expired', missing('File'), 'unavailable', 'file_damaged')
  async getFile(
    @CurrentActor() actor: Actor | null,
    @Param('id') id: string,
    @Query() query: SignedLinkQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<StreamableFile> {
    const { file, bytes } = await this.files.open(actor, id, query);
    const isPublic = KIND_RULES[file.kind].visibility === 'public';
    const attachment = !file.type.startsWith('image/');
    return sendStored(reply, bytes, { type: file.type, name: file.originalName, isPublic, attachment });
  }

  private async receive(
    actor: Actor,
    request: AppRequest,
    validate: (kind: FileKind | undefined) => FileKind,
  ): Promise<UploadedFileDto> {
    await this.allowance.count(actor);
    const { name, staged, fields } = await readUpload(
      request,
      (stream) => this.files.stage(stream),
      (file) => this.files.discard(file),
    );
    try {
      const given = fields.kind;
      if (given !== undefined && !isUploadedKind(given)) throw fieldError('kind', message('no_file_kind'));
      const kind = validate(given);
      return toUploadedFileDto(await this.files.store(actor, kind, name, staged));
    } finally {
      await this.files.discard(staged);
    }
  }
}
