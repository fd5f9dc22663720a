import { Controller, Get, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { STATUS_LIST_SECONDS } from '../../domain/credential/status-list.js';
import { message } from '../../domain/messages/message.js';
import { Open, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/error-docs.js';
import { fence } from '../../platform/http/file-answer.js';
import { ApiErrors } from '../../platform/http/portal-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceErrors } from '../../platform/http/resource-docs.js';
import { CREDENTIAL_TYPE, copyFileName, PublicKeysDto } from './credentials.dto.js';
import { CredentialsService } from './credentials.service.js';
import { StatusListsService } from './status-lists.service.js';

const TOKEN_ANSWER = (description: string) => ({
  status: 200,
  description,
  content: { [CREDENTIAL_TYPE]: { schema: { type: 'string', format: 'binary' } } },
});

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
   * @remarks A W3C Verifiable Credential 2.0, secured as a JSON Web Token (VC-JOSE-COSE, Ed25519): what the PDF says, for programs.
   * The keys are at `/.well-known/jwks.json`; its `credentialStatus` names the list that tells whether it is still in force.
   */
  @Get(':id/credential')
  @SignedIn()
  @ApiResponse(TOKEN_ANSWER('The credential'))
  @ResourceErrors(401, missing('Certificate'), 'report_not_ready', 'report_withdrawn')
  async sign(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<string> {
    const { report, token } = await this.credentials.sign(actor, id);
    fence(reply)
      .type(CREDENTIAL_TYPE)
      .header('Cache-Control', 'private, no-store')
      .header('Content-Disposition', `attachment; filename="${copyFileName(report)}"`);
    return token;
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
   * @remarks A Bitstring Status List 1.0 as a signed credential: the bit of a report is set once it was withdrawn or corrected. A minute old
   * at most.
   */
  @Get('status-lists/:id')
  @ApiResponse(TOKEN_ANSWER('The list'))
  @ResourceErrors({ reason: 'not_found', message: message('no_status_list') })
  async statusList(@RecordId() id: number, @Res({ passthrough: true }) reply: AppReply): Promise<string> {
    const token = await this.lists.find(id);
    forAll(reply, STATUS_LIST_SECONDS).type(CREDENTIAL_TYPE);
    return token;
  }

  /** The JSON-LD context of the words that verifiable credentials use */
  @Get('credential-contexts/report-v3')
  @ApiResponse(CONTEXT_ANSWER)
  @ResourceErrors(429)
  context(@Res({ passthrough: true }) reply: AppReply): string {
    return contextIn(reply, this.credentials.context(3));
  }

  /** The context of those of papers that say one decision of all groups */
  @Get('credential-contexts/report-v2')
  @ApiResponse(CONTEXT_ANSWER)
  @ResourceErrors(429)
  secondContext(@Res({ passthrough: true }) reply: AppReply): string {
    return contextIn(reply, this.credentials.context(2));
  }

  /** The context of the verifiable credentials of papers that do not itemise what was checked */
  @Get('credential-contexts/report-v1')
  @ApiResponse(CONTEXT_ANSWER)
  @ResourceErrors(429)
  firstContext(@Res({ passthrough: true }) reply: AppReply): string {
    return contextIn(reply, this.credentials.context(1));
  }
}

@ApiTags('Public look-up')
@Controller('.well-known')
@Open()
export class PublicKeysController {
  constructor(private readonly credentials: CredentialsService) {}

  /** The keys that verifiable credentials and status lists are verified with */
  @Get('jwks.json')
  @ApiResponse({ status: 200, type: PublicKeysDto, description: 'A JSON Web Key Set' })
  @ApiErrors()
  async publicKeys(@Res({ passthrough: true }) reply: AppReply): Promise<PublicKeysDto> {
    forAll(reply, 300);
    return { keys: [...(await this.credentials.publicKeys())] };
  }
}

/** Verifiers are programs of others, in browsers as well. */
function forAll(reply: AppReply, seconds: number): AppReply {
  return reply
    .header('Cache-Control', `public, max-age=${seconds}`)
    .header('Access-Control-Allow-Origin', '*')
    .header('Cross-Origin-Resource-Policy', 'cross-origin');
}

function contextIn(reply: AppReply, context: object): string {
  forAll(reply, 86_400).type('application/ld+json');
  return JSON.stringify(context);
}
