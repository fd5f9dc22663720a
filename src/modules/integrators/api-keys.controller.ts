import { Body, Controller, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { presentTarget } from '../../domain/shared/record-version.js';
import { FreshlyAuthenticated, Needs, SecretAnswer } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import {
  API_KEY_LIST,
  ApiKeyChangeDto,
  ApiKeyDto,
  ApiKeyInputDto,
  MadeApiKeyDto,
  toApiKeyDto,
  toKeyFields,
  toMadeApiKeyDto,
} from './api-keys.dto.js';
import { ApiKeysService } from './api-keys.service.js';

/** The keys that programs of integrators call with. */
@ApiTags('Integrators')
@Controller('api/v1/api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  /**
   * List the keys of integrators, the newest first
   *
   * @remarks Sorted by `id`, `name`, `integratorId`, `beginning`, `mode`, `createdAt` or `lastUsedAt`. Filters: `id` (a
   * list), `integratorId`, `q` (each word the beginning of a word of the name, or of the key).
   */
  @Get()
  @Needs('integrators.manage')
  @AnswersRows(ApiKeyDto)
  async listApiKeys(
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ApiKeyDto[]> {
    const { page, sort, filter } = readResourceList(query, API_KEY_LIST);
    const found = await this.keys.list({ page, sort, filter });
    return sendRows(reply, 'api-keys', page, found, toApiKeyDto);
  }

  /** One key, without what opens anything */
  @Get(':id')
  @Needs('integrators.manage')
  @ApiResponse({ status: 200, type: ApiKeyDto, description: 'The key' })
  @ResourceErrors(400, 401, 403, missing('Key'))
  async getApiKey(@RecordId() id: number): Promise<ApiKeyDto> {
    return toApiKeyDto(await this.keys.detail(id));
  }

  /**
   * Make a key
   *
   * @remarks The answer holds the key, which is shown this once: what is kept is its SHA-256. Two of a mode work at
   * once, so that a program can be given the new one before the old one is revoked.
   */
  @Post()
  @Needs('integrators.manage')
  @FreshlyAuthenticated()
  @SecretAnswer()
  @ApiResponse({ status: 201, type: MadeApiKeyDto, description: 'The new key' })
  @ResourceErrors(
    400,
    401,
    'forbidden',
    'reauthentication_required',
    missing('Integrator'),
    'integrator_closed',
    'too_many_keys',
  )
  async createApiKey(@CurrentActor() actor: Actor, @Body() body: ApiKeyInputDto): Promise<MadeApiKeyDto> {
    const { integratorId, mode = 'live', name, permissions } = body;
    const { networks = [], endsAt = null } = toKeyFields(body);
    return toMadeApiKeyDto(await this.keys.make(actor, { integratorId, mode, name, permissions, networks, endsAt }));
  }

  /** Change what a key is called, what it opens, from where and until when */
  @Put(':id')
  @Needs('integrators.manage')
  @FreshlyAuthenticated()
  @ApiResponse({ status: 200, type: ApiKeyDto, description: 'The key as it is now' })
  @ResourceErrors(400, 401, 'forbidden', 'reauthentication_required', missing('Key'), 'stale_version', 'too_many_keys')
  async updateApiKey(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Body() body: ApiKeyChangeDto,
  ): Promise<ApiKeyDto> {
    return toApiKeyDto(await this.keys.change(actor, presentTarget(id, body.version), toKeyFields(body)));
  }

  /** Revoke a key: from the next request on it opens nothing */
  @Post(':id/revoke')
  @Needs('integrators.manage')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: ApiKeyDto, description: 'The key as it is now' })
  @ResourceErrors(400, 401, 403, missing('Key'))
  async revokeApiKey(@CurrentActor() actor: Actor, @RecordId() id: number): Promise<ApiKeyDto> {
    return toApiKeyDto(await this.keys.revoke(actor, id));
  }
}
