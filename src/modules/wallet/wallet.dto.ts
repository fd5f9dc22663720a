import type { MadeOffer } from './wallet-offers.service.js';

/** An offer of a report to a wallet; told this once. */
export class WalletOfferDto {
  /**
   * Opens a wallet on the device.
   * @example "openid-credential-offer://?credential_offer_uri=https%3A%2F%2Fverify.example%2Fwallet%2Foffers%2Fq3f..."
   */
  link!: string;
  /** The link as a QR code for a wallet on another device: an SVG image. @example "<svg></svg>" */
  qr!: string;
  /** What the wallet asks for, told this once. Five wrong ones end the offer. @example "042917" */
  pin!: string;
  /** Until when a wallet may begin, in ten minutes. @example "2026-11-25T08:10:00.000Z" */
  endsAt!: Date;
}

export const toWalletOfferDto = ({ link, qr, pin, endsAt }: MadeOffer): WalletOfferDto => ({ link, qr, pin, endsAt });
