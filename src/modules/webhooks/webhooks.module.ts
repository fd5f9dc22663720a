import { Module } from '@nestjs/common';
import { WebhookEventsService } from './webhook-events.service.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  controllers: [WebhooksController],
  providers: [WebhooksService, WebhookEventsService, WebhookSecretsService],
})
export class WebhooksModule {}
