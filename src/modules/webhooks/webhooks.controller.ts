import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { KeyCaller } from '../../domain/integrator/api-key.js';
import { presentTarget } from '../../domain/shared/record-version.js';
import { FreshlyAuthenticated, SecretAnswer, TakesKey } from '../../platform/http/access.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { CurrentKey } from '../../platform/http/key.decorator.js';
import { RecordId } from '../../platform/http/record-id.js';
import { RemovedDto } from '../../platform/http/removed.dto.js';
import { SeenVersionQuery } from '../../platform/http/seen-version.dto.js';
import {
  DeliveriesQuery,
  SignedWebhookDto,
  toDeliveryDto,
  toSignedWebhookDto,
  toWebhookDto,
  WebhookChangeDto,
  WebhookDeliveryDto,
  WebhookDto,
  WebhookInputDto,
  WebhookProvocationDto,
} from './webhooks.dto.js';
import { WebhooksService } from './webhooks.service.js';

/** Where integrators are told of what becomes of reports. */
@ApiTags('Webhooks')
@Controller('api/v1/webhooks')
@TakesKey('webhooks.manage')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  /** List your webhooks */
  @Get()
  @ApiResponse({ status: 200, type: [WebhookDto], description: 'All of them' })
  @ResourceErrors('wrong_key', 403)
  async listWebhooks(@CurrentKey() caller: KeyCaller): Promise<WebhookDto[]> {
    return (await this.webhooks.list(caller)).map(toWebhookDto);
  }

  /** One webhook */
  @Get(':id')
  @ApiResponse({ status: 200, type: WebhookDto, description: 'The webhook' })
  @ResourceErrors(400, 'wrong_key', 403, missing('Webhook'))
  async getWebhook(@CurrentKey() caller: KeyCaller, @RecordId() id: number): Promise<WebhookDto> {
    return toWebhookDto(await this.webhooks.detail(caller, id));
  }

  /**
   * Add a webhook
   *
   * @remarks The answer holds the secret that all it is told is signed with, by Standard Webhooks; it is shown this
   * once.
   */
  @Post()
  @FreshlyAuthenticated()
  @SecretAnswer()
  @ApiResponse({ status: 201, type: SignedWebhookDto, description: 'The new webhook' })
  @ResourceErrors(400, 'wrong_key', 403, 'integrator_closed', 'too_many_webhooks')
  async createWebhook(@CurrentKey() caller: KeyCaller, @Body() body: WebhookInputDto): Promise<SignedWebhookDto> {
    return toSignedWebhookDto(await this.webhooks.add(caller, body));
  }

  /** Change a webhook, or switch it off and on */
  @Put(':id')
  @ApiResponse({ status: 200, type: WebhookDto, description: 'The webhook as it is now' })
  @ResourceErrors(400, 'wrong_key', 403, missing('Webhook'), 'stale_version', 'integrator_closed')
  async updateWebhook(
    @CurrentKey() caller: KeyCaller,
    @RecordId() id: number,
    @Body() { version, ...fields }: WebhookChangeDto,
  ): Promise<WebhookDto> {
    return toWebhookDto(await this.webhooks.change(caller, presentTarget(id, version), fields));
  }

  /** Remove a webhook, with all that is kept of what it was told */
  @Delete(':id')
  @ApiResponse({ status: 200, type: RemovedDto, description: 'It is gone' })
  @ResourceErrors(400, 'wrong_key', 403, missing('Webhook'), 'stale_version')
  async deleteWebhook(
    @CurrentKey() caller: KeyCaller,
    @RecordId() id: number,
    @Query() { version }: SeenVersionQuery,
  ): Promise<RemovedDto> {
    await this.webhooks.remove(caller, id, version);
    return { id };
  }

  /**
   * Take another secret: for 24 hours it is signed with both
   *
   * @remarks Each secret before is signed with until 24 hours after it was replaced, so that one whose answer was lost
   * can be replaced at once; of more than four only the last four.
   */
  @Post(':id/rotate-secret')
  @FreshlyAuthenticated()
  @SecretAnswer()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: SignedWebhookDto, description: 'The webhook with its new secret' })
  @ResourceErrors(400, 'wrong_key', 403, missing('Webhook'))
  async rotateWebhookSecret(@CurrentKey() caller: KeyCaller, @RecordId() id: number): Promise<SignedWebhookDto> {
    return toSignedWebhookDto(await this.webhooks.rotate(caller, id));
  }

  /**
   * Have a webhook told something now: a ping, or with a key of the test mode any event
   *
   * @remarks 429 while ten deliveries of it are on their way, those that wait for a later try among them.
   */
  @Post(':id/send')
  @HttpCode(202)
  @ApiResponse({ status: 202, type: WebhookDeliveryDto, description: 'It is on its way' })
  @ResourceErrors(400, 'wrong_key', 403, missing('Webhook'), 'webhook_off')
  async sendTestWebhook(
    @CurrentKey() caller: KeyCaller,
    @RecordId() id: number,
    @Body() { type }: WebhookProvocationDto,
  ): Promise<WebhookDeliveryDto> {
    return toDeliveryDto(await this.webhooks.provoke(caller, id, type));
  }

  /**
   * What a webhook was told of late, with each try; kept for 30 days
   *
   * @remarks With `state=failed` the newest 50 that have failed: once they are sent again, those before.
   */
  @Get(':id/deliveries')
  @ApiResponse({ status: 200, type: [WebhookDeliveryDto], description: 'The newest 50' })
  @ResourceErrors(400, 'wrong_key', 403, missing('Webhook'))
  async listWebhookDeliveries(
    @CurrentKey() caller: KeyCaller,
    @RecordId() id: number,
    @Query() { state }: DeliveriesQuery,
  ): Promise<WebhookDeliveryDto[]> {
    return (await this.webhooks.deliveries(caller, id, state)).map(toDeliveryDto);
  }

  /**
   * Tell it once more, with the same id
   *
   * @remarks Also what waits for a later try: it is tried now, with all its tries anew. One that is being sent stays
   * so. 429 while ten deliveries are on their way: for one that waits itself, ten whose try is due.
   */
  @Post(':id/deliveries/:deliveryId/send-again')
  @HttpCode(202)
  @ApiResponse({ status: 202, type: WebhookDeliveryDto, description: 'It is on its way' })
  @ResourceErrors(400, 'wrong_key', 403, missing('Delivery'), 'webhook_off')
  async resendWebhookDelivery(
    @CurrentKey() caller: KeyCaller,
    @RecordId() id: number,
    @RecordId('deliveryId') deliveryId: number,
  ): Promise<WebhookDeliveryDto> {
    return toDeliveryDto(await this.webhooks.sendAgain(caller, id, deliveryId));
  }
}
