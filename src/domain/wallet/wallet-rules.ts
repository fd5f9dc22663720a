/** Whether reports can be taken into wallets (OpenID4VCI). From the settings, which are injected by this class. */
export abstract class WalletRules {
  abstract readonly on: boolean;
}
