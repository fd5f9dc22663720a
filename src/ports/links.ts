/** Addresses of pages of this service as its users see them. */
export abstract class Links {
  /** The page that checks a report number; the QR code of a report holds it. */
  abstract checkPage(reportNumber: string): string;
}
