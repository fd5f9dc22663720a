import { type DynamicModule, Module } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { WalletIssuerController } from './wallet-issuer.controller.js';
import { WalletIssuerService } from './wallet-issuer.service.js';
import { WalletOffersController } from './wallet-offers.controller.js';
import { WalletOffersService } from './wallet-offers.service.js';

@Module({})
export class WalletModule {
  /** The calls of wallets are there only where the operator has switched them on. */
  static with({ wallet }: Pick<Env, 'wallet'>): DynamicModule {
    return {
      module: WalletModule,
      imports: [CredentialsModule],
      controllers: [WalletOffersController, ...(wallet.on ? [WalletIssuerController] : [])],
      providers: [WalletOffersService, WalletIssuerService],
    };
  }
}
