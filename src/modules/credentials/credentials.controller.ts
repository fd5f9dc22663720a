import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { CREDENTIAL_FORMATS, DEFAULT_FORMAT } from '../../domain/credential/credential-format.js';
import { STATUS_LIST_SECONDS } from '../../domain/credential/status-list.js';
import { message } from '../../domain/messages/message.js';
import { Open, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing, wrongField } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { fence } from '../../platform/http/file-answer.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { forAll } from '../../platform/http/shared-answer.js';
import { CREDENTIAL_TYPES, copyFileName, FormatQuery } from './credentials.dto.js';
import { CredentialsService } from './credentials.service.js';
import { StatusListsService } from './status-lists.service.js';

const FILE = { schema: { type: 'string', format: 'binary' } };
const signedAnswer = (description: string) => ({
  status: 200,
  description,
  content: Object.fromEntries(Object.values(CREDENTIAL_TYPES).map((type) => [type, FILE])),
});

const UNKNOWN_FORMAT = wrongField(
  'format',
  message('one_of_needed', { name: 'format', choices: CREDENTIAL_FORMATS.join(', ') }),
);

const CONTEXT_ANSWER = {
  status: 200,
  description: 'The context',
  content: { 'application/ld+json': { schema: { type: 'string', format: 'binary' } } },
};

@ApiTags('Reports')
@Controller('api/v1/certificates')
export class VerifiableCredentialController {
  constructor(private readonly credentials: CredentialsService) {}

  /**
   * The report of a verified certificate as a verifiable credential
   *
   * @remarks What the PDF says, for programs, in one of three forms: a W3C Verifiable Credential 2.0 as a JSON Web
   * Token (VC-JOSE-COSE, Ed25519), one of the data model 1.1, or a document with a Data Integrity proof. The keys are
   * at `/.well-known/jwks.json` and `/.well-known/did.json`; its `credentialStatus` names the list that tells whether
   * it is still in force. How to verify each: [a page](/docs/verify-credentials).
   */
  @Get(':id/credential')
  @SignedIn()
  @ApiResponse(signedAnswer('The credential'))
  @ResourceErrors(UNKNOWN_FORMAT, 401, missing('Certificate'), 'report_not_ready', 'report_withdrawn')
  async getCredential(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { format = DEFAULT_FORMAT }: FormatQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<string> {
    const { report, text } = await this.credentials.sign(actor, id, format);
    fence(reply)
      .type(CREDENTIAL_TYPES[format])
      .header('Cache-Control', 'private, no-store')
      .header('Content-Disposition', `attachment; filename="${copyFileName(report, format)}"`);
    return text;
  }
}

@ApiTags('Public look-up')
@Controller('api/v1')
@Open()
export class CredentialStatusController {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly lists: StatusListsService,
  ) {}

  /**
   * Which verifiable credentials are no longer in force
   *
   * @remarks A Bitstring Status List 1.0 as a signed credential, in the form of the credentials that name it: the bit
   * of a report is set once it was withdrawn or corrected. A minute old at most.
   */
  @Get('status-lists/:id')
  @ApiResponse(signedAnswer('The list'))
  @ResourceErrors(UNKNOWN_FORMAT, { reason: 'not_found', message: message('no_status_list') })
  async getStatusList(
    @RecordId() id: number,
    @Query() { format = DEFAULT_FORMAT }: FormatQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<string> {
    const text = await this.lists.find(id, format);
    forAll(reply, STATUS_LIST_SECONDS).type(CREDENTIAL_TYPES[format]);
    return text;
  }

  /** The JSON-LD context of the words that verifiable credentials use */
  @Get('credential-contexts/report-v3')
  @ApiResponse(CONTEXT_ANSWER)
  @ResourceErrors(429)
  getThirdCredentialContext(@Res({ passthrough: true }) reply: AppReply): string {
    return contextIn(reply, this.credentials.context(3));
  }

  /** The context of those of papers that say one decision of all groups */
  @Get('credential-contexts/report-v2')
  @ApiResponse(CONTEXT_ANSWER)
  @ResourceErrors(429)
  getSecondCredentialContext(@Res({ passthrough: true }) reply: AppReply): string {
    return contextIn(reply, this.credentials.context(2));
  }

  /** The context of the verifiable credentials of papers that do not itemise what was checked */
  @Get('credential-contexts/report-v1')
  @ApiResponse(CONTEXT_ANSWER)
  @ResourceErrors(429)
  getFirstCredentialContext(@Res({ passthrough: true }) reply: AppReply): string {
    return contextIn(reply, this.credentials.context(1));
  }
}

function contextIn(reply: AppReply, context: object): string {
  forAll(reply, 86_400).type('application/ld+json');
  return JSON.stringify(context);
}
