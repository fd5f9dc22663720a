import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { presentTarget } from '../../domain/shared/record-version.js';
import { Needs, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { SeenVersionQuery } from '../../platform/http/seen-version.dto.js';
import { AuditsRead } from '../audit/audited-read.interceptor.js';
import { NamesColleague } from '../audit/named-changes.interceptor.js';
import {
  CONTACT_LIST,
  ContactChangeDto,
  ContactInputDto,
  OfficeContactDto,
  toOfficeContactDto,
} from './contacts.dto.js';
import { ContactsService } from './contacts.service.js';

/** Where universities and the ministry are asked for confirmations. */
@ApiTags('Contacts')
@Controller('api/v1/contacts')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  /**
   * List the contacts of universities and of the ministry
   *
   * @remarks Sorted by `id`, `email`, `office`, `universityId` or `enteredBy`. Filters: `id` (a list), `universityId`,
   * `party`, `q` (words of address, office and university, each by its beginning), `releasable` (true: what waits for
   * the caller as the second officer). For staff with `catalog.manage` or `confirmations.manage`.
   */
  @Get()
  @SignedIn()
  @AuditsRead('contact')
  @AnswersRows(OfficeContactDto)
  async listContacts(
    @CurrentActor() actor: Actor,
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<OfficeContactDto[]> {
    const { page, sort, filter } = readResourceList(query, CONTACT_LIST);
    const found = await this.contacts.list(actor, { page, sort, filter });
    return sendRows(reply, 'contacts', page, found, toOfficeContactDto);
  }

  /** One contact, for staff with `catalog.manage` or `confirmations.manage` */
  @Get(':id')
  @SignedIn()
  @AuditsRead('contact')
  @ApiResponse({ status: 200, type: OfficeContactDto, description: 'The contact' })
  @ResourceErrors(400, 401, 403, missing('Contact'))
  async getContact(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<OfficeContactDto> {
    return toOfficeContactDto(await this.contacts.detail(actor, id));
  }

  /**
   * Add a contact that you have verified
   *
   * @remarks Outside the released mail domains of its university, and for the ministry always, it counts once another
   * officer has released it.
   */
  @Post()
  @Needs('catalog.manage')
  @ApiResponse({ status: 201, type: OfficeContactDto, description: 'The new contact' })
  @ResourceErrors(400, 401, 403, 'already_exists')
  async createContact(@CurrentActor() actor: Actor, @Body() body: ContactInputDto): Promise<OfficeContactDto> {
    return toOfficeContactDto(await this.contacts.add(actor, body));
  }

  /**
   * Change a contact, in whole or in part
   *
   * @remarks With another address or university, what it is still asked is cancelled.
   */
  @Put(':id')
  @NamesColleague('contact.changed', 'contact.released')
  @Needs('catalog.manage')
  @ApiResponse({ status: 200, type: OfficeContactDto, description: 'The contact as it is now' })
  @ResourceErrors(400, 401, 403, missing('Contact'), 'stale_version', 'already_exists')
  async updateContact(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: ContactChangeDto,
  ): Promise<OfficeContactDto> {
    const { version, ...fields } = body;
    return toOfficeContactDto(await this.contacts.change(actor, presentTarget(id, version), fields));
  }

  /** Release a contact that another officer has entered: 403 for that officer */
  @Post(':id/release')
  @Needs('catalog.manage')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: OfficeContactDto, description: 'The contact as it is now' })
  @ResourceErrors(400, 401, 403, missing('Contact'), 'stale_version')
  async releaseContact(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { version }: SeenVersionQuery,
  ): Promise<OfficeContactDto> {
    return toOfficeContactDto(await this.contacts.release(actor, id, version));
  }

  /** Remove a contact; what it is still asked is cancelled */
  @Delete(':id')
  @Needs('catalog.manage')
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It is gone' })
  @ResourceErrors(400, 401, 403, missing('Contact'), 'stale_version')
  async deleteContact(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Query() { version }: SeenVersionQuery,
  ): Promise<RemovedDto> {
    await this.contacts.remove(actor, id, version);
    return { id };
  }
}
