import { Body, Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { readMailDomain } from '../../domain/confirmation/contact.js';
import { Needs } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { SeenVersionQuery } from '../../platform/http/seen-version.dto.js';
import { MAIL_DOMAIN_LIST, MailDomainDto, MailDomainInputDto, toMailDomainDto } from './contacts.dto.js';
import { MailDomainsService } from './mail-domains.service.js';

/** The domains that the addresses of universities lie in. */
@ApiTags('Contacts')
@Controller('api/v1/mail-domains')
export class MailDomainsController {
  constructor(private readonly domains: MailDomainsService) {}

  /**
   * List the mail domains of universities
   *
   * @remarks Sorted by `id`, `domain`, `universityId` or `enteredBy`. Filters: `id` (a list), `universityId`, `q`
   * (words of domain and university, each by its beginning), `releasable` (true: what waits for the caller as the
   * second officer).
   */
  @Get()
  @Needs('catalog.manage')
  @AnswersRows(MailDomainDto)
  async listMailDomains(
    @CurrentActor() actor: Actor,
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<MailDomainDto[]> {
    const { page, sort, filter } = readResourceList(query, MAIL_DOMAIN_LIST);
    const found = await this.domains.list(actor, { page, sort, filter });
    return sendRows(reply, 'mail-domains', page, found, toMailDomainDto);
  }

  /** One mail domain */
  @Get(':id')
  @Needs('catalog.manage')
  @ApiResponse({ status: 200, type: MailDomainDto, description: 'The mail domain' })
  @ResourceErrors(400, 401, 403, missing('Mail domain'))
  async getMailDomain(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<MailDomainDto> {
    return toMailDomainDto(await this.domains.detail(actor, id));
  }

  /** Add a mail domain; it counts once another officer has released it */
  @Post()
  @Needs('catalog.manage')
  @ApiResponse({ status: 201, type: MailDomainDto, description: 'The new mail domain' })
  @ResourceErrors(400, 401, 403, 'already_exists')
  async createMailDomain(@CurrentActor() actor: Actor, @Body() body: MailDomainInputDto): Promise<MailDomainDto> {
    const { universityId, domain } = body;
    const fields = { universityId, domain: readMailDomain(domain) ?? domain };
    return toMailDomainDto(await this.domains.add(actor, fields));
  }

  /** Release a mail domain that another officer has entered: 403 for that officer */
  @Post(':id/release')
  @Needs('catalog.manage')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: MailDomainDto, description: 'The mail domain as it is now' })
  @ResourceErrors(400, 401, 403, missing('Mail domain'), 'stale_version')
  async releaseMailDomain(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { version }: SeenVersionQuery,
  ): Promise<MailDomainDto> {
    return toMailDomainDto(await this.domains.release(actor, id, version));
  }

  /**
   * Remove a mail domain; contacts within it need their own release from then on
   *
   * @remarks What these contacts are still asked is cancelled.
   */
  @Delete(':id')
  @Needs('catalog.manage')
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It is gone' })
  @ResourceErrors(400, 401, 403, missing('Mail domain'), 'stale_version')
  async deleteMailDomain(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { version }: SeenVersionQuery,
  ): Promise<RemovedDto> {
    await this.domains.remove(actor, id, version);
    return { id };
  }
}
