import { Controller, Post, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { SecretAnswer, SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { missing } from '../../platform/http/docs/error-docs.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import { RecordId } from '../../platform/http/record-id.js';
import type { AppReply } from '../../platform/http/request.js';
import { toWalletOfferDto, WalletOfferDto } from './wallet.dto.js';
import { WalletOffersService } from './wallet-offers.service.js';

@ApiTags('Sharing')
@Controller('api/v1')
export class WalletOffersController {
  constructor(private readonly offers: WalletOffersService) {}

  /**
   * Offer the report to the holder's wallet
   *
   * @remarks By OpenID4VCI 1.0, with a pre-authorised code and a PIN: for ten minutes, for one wallet, once. A new
   * offer ends the one before. `GET /api/v1/site` tells by `wallet` whether there are any; the calls of wallets
   * themselves are described on [a page](/docs/wallets).
   */
  @Post('certificates/:id/wallet-offers')
  @SignedIn()
  @SecretAnswer()
  @LimitTo(10, 'wallet-offers')
  @ApiResponse({ status: 201, type: WalletOfferDto, description: 'The offer' })
  @ResourceErrors(401, 403, missing('Certificate'), 'wallet_off', 'report_not_ready', 'report_withdrawn')
  async createWalletOffer(
    @CurrentActor() actor: Actor,
    @RecordId() id: number,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<WalletOfferDto> {
    reply.header('Cache-Control', 'no-store');
    return toWalletOfferDto(await this.offers.make(actor, id));
  }
}
