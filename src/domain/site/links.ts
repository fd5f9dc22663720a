/** Addresses of pages of this service as its users see them. */
export class Links {
  constructor(private readonly publicUrl: string) {}

  /** The page that checks a report number; the QR code of a report holds it. */
  checkPage(reportNumber: string): string {
    return `${this.publicUrl}/check/${reportNumber}`;
  }

  /** The page that ends a watch of a report. */
  stopWatching(token: string): string {
    return `${this.publicUrl}/check/stop?token=${encodeURIComponent(token)}`;
  }

  /** The page on which the recipient of a link sees the report. */
  sharedPage(token: string): string {
    return `${this.publicUrl}/shared/${token}`;
  }

  /** The page on which a holder shares a report and sees who looked it up. */
  sharingPage(certificateId: number): string {
    return `${this.publicUrl}/cert-share?id=${certificateId}`;
  }
}
