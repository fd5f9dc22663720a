/** Addresses of pages of this service as its users see them. */
export abstract class Links {
  /** The page that checks a report number; the QR code of a report holds it. */
  abstract checkPage(reportNumber: string): string;
  /** The page that ends a watch of a report. */
  abstract stopWatching(token: string): string;
  /** The page on which the recipient of a link sees the report. */
  abstract sharedPage(token: string): string;
  /** The page on which a holder shares a report and sees who looked it up. */
  abstract sharingPage(certificateId: number): string;
}
