import { Body, Controller, Get, Header, HttpCode, Param, Post, Req, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Open, TakesForm } from '../../platform/http/access.js';
import { bearerToken } from '../../platform/http/bearer-token.js';
import { LimitTo } from '../../platform/http/rate-limit.guard.js';
import type { AppRequest } from '../../platform/http/request.js';
import { WalletErrorFilter } from './wallet-error.filter.js';
import { WalletIssuerService } from './wallet-issuer.service.js';

const NO_STORE = ['Cache-Control', 'no-store'] as const;
const A_MINUTE = 60;

/**
 * The calls of wallets. OpenID4VCI 1.0 says all of them, their answers and their refusals, and they are there only
 * where wallets are switched on: so the description of our own API leaves them out.
 */
@ApiExcludeController()
@Controller()
@Open()
@UseFilters(WalletErrorFilter)
export class WalletIssuerController {
  constructor(private readonly wallets: WalletIssuerService) {}

  @Get('.well-known/openid-credential-issuer')
  metadata() {
    return this.wallets.metadata();
  }

  @Get('.well-known/oauth-authorization-server')
  authorizationServer() {
    return this.wallets.authorizationServer();
  }

  @Get('wallet/offers/:code')
  @Header(...NO_STORE)
  @LimitTo(A_MINUTE, 'wallet-offer')
  offer(@Param('code') code: string) {
    return this.wallets.offer(code);
  }

  @Post('wallet/token')
  @HttpCode(200)
  @Header(...NO_STORE)
  @TakesForm()
  @LimitTo(A_MINUTE, 'wallet-token')
  token(@Body() body: unknown) {
    return this.wallets.token(body);
  }

  @Post('wallet/nonce')
  @HttpCode(200)
  @Header(...NO_STORE)
  @LimitTo(A_MINUTE, 'wallet-nonce')
  nonce() {
    return this.wallets.nonce();
  }

  @Post('wallet/credential')
  @HttpCode(200)
  @Header(...NO_STORE)
  @LimitTo(A_MINUTE, 'wallet-credential')
  credential(@Req() request: AppRequest, @Body() body: unknown) {
    return this.wallets.credential(bearerToken(request), body);
  }
}
