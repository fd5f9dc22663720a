/** Addresses of pages of this service as its users see them. */
export class Links {
  constructor(private readonly publicUrl: string) {}

  home(): string {
    return `${this.publicUrl}/`;
  }

  signInPage(): string {
    return `${this.publicUrl}/student-login`;
  }

  resetPasswordPage(): string {
    return `${this.publicUrl}/student-reset-pwd`;
  }

  /** The page on which applicants see how an application stands. */
  statusPage(certificateId: number): string {
    return `${this.publicUrl}/cert-track?id=${certificateId}`;
  }

  /** The page on which applicants change it. */
  correctionPage(certificateId: number): string {
    return `${this.publicUrl}/cert-update?id=${certificateId}`;
  }

  /** The page that checks a report number; the QR code of a report holds it. */
  checkPage(reportNumber: string): string {
    return `${this.publicUrl}/check/${reportNumber}`;
  }

  /** The page by which the watch of a report begins. */
  confirmWatching(token: string): string {
    return `${this.publicUrl}/check/watch?token=${encodeURIComponent(token)}`;
  }

  /** The page by which the address of a request for access is confirmed. */
  confirmAccess(token: string): string {
    return `${this.publicUrl}/access/confirm?token=${encodeURIComponent(token)}`;
  }

  /** The page that ends a watch of a report. */
  stopWatching(token: string): string {
    return `${this.publicUrl}/check/stop?token=${encodeURIComponent(token)}`;
  }

  /** The page on which the recipient of a link sees the report. */
  sharedPage(token: string): string {
    return `${this.publicUrl}/shared/${token}`;
  }

  /**
   * The page on which a registrar answers; without a token the one that mails a link to all that an address is asked.
   */
  confirmationPage(token?: string): string {
    return token === undefined ? `${this.publicUrl}/confirm` : `${this.publicUrl}/confirm/${token}`;
  }

  /** The page on which an office says that an answer was not theirs; what is behind `#` is sent to no server. */
  confirmationDispute(token: string): string {
    return `${this.publicUrl}/confirm/dispute#${token}`;
  }

  /** The page with all that an address is asked. */
  confirmationDesk(token: string): string {
    return `${this.publicUrl}/confirm/desk#${token}`;
  }

  /**
   * The page on which whom staff have made an account chooses its password; what is behind `#` is sent to no server.
   */
  invitation(token: string): string {
    return `${this.publicUrl}/invitation#${token}`;
  }

  /**
   * The page on which the reader of a mailbox confirms or refuses another address of an account; what is behind `#` is
   * sent to no server.
   */
  confirmAddress(token: string): string {
    return `${this.publicUrl}/confirm-address#${token}`;
  }

  /** The review desk of an application. */
  reviewPage(certificateId: number): string {
    return `${this.publicUrl}/manage/review/${certificateId}`;
  }

  /** The page on which a holder shares a report and sees who looked it up. */
  sharingPage(certificateId: number): string {
    return `${this.publicUrl}/cert-share?id=${certificateId}`;
  }
}
