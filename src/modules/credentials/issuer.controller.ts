import { Controller, Get, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { Open } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/docs/portal-docs.js';
import type { AppReply } from '../../platform/http/request.js';
import { forAll } from '../../platform/http/shared-answer.js';
import { DidDocumentDto, IssuerMetadataDto, PublicKeysDto } from './issuer.dto.js';
import { IssuerService } from './issuer.service.js';

/** A new key is known everywhere after so long. */
const KEYS_SECONDS = 300;

@ApiTags('Public look-up')
@Controller()
@Open()
export class PublicKeysController {
  constructor(private readonly issuer: IssuerService) {}

  /** The keys that verifiable credentials and status lists are verified with */
  @Get('.well-known/jwks.json')
  @ApiResponse({ status: 200, type: PublicKeysDto, description: 'A JSON Web Key Set' })
  @ApiErrors()
  async getKeySet(@Res({ passthrough: true }) reply: AppReply): Promise<PublicKeysDto> {
    forAll(reply, KEYS_SECONDS);
    return { keys: await this.issuer.publicKeys() };
  }

  /**
   * The same keys as a DID document (`did:web`)
   *
   * @remarks Each key is there as `JsonWebKey` and as `Multikey`; those that signed before stay.
   */
  @Get('.well-known/did.json')
  @ApiResponse({ status: 200, type: DidDocumentDto, description: 'A DID document' })
  @ApiErrors()
  getDidDocument(@Res({ passthrough: true }) reply: AppReply): Promise<DidDocumentDto> {
    forAll(reply, KEYS_SECONDS);
    return this.issuer.didDocument();
  }

  /** The DID document where the address of the service has a path: there it lies below that */
  @Get('did.json')
  @ApiResponse({ status: 200, type: DidDocumentDto, description: 'A DID document' })
  @ApiErrors()
  getDidDocumentBelowPath(@Res({ passthrough: true }) reply: AppReply): Promise<DidDocumentDto> {
    return this.getDidDocument(reply);
  }

  /** Where the keys of the issuer are, as verifiers of SD-JWT credentials look it up */
  @Get('.well-known/jwt-vc-issuer')
  @ApiResponse({ status: 200, type: IssuerMetadataDto, description: 'JWT VC Issuer Metadata' })
  @ApiErrors()
  getIssuerMetadata(@Res({ passthrough: true }) reply: AppReply): IssuerMetadataDto {
    forAll(reply, KEYS_SECONDS);
    return this.issuer.metadata();
  }
}
