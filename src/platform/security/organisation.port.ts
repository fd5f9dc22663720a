import type { OrganisationPurpose } from '../../domain/account/organisation.js';

/** The provider through which staff sign in (OpenID Connect). Where none is set it is never asked. */
export abstract class Organisation {
  /**
   * Where to send the browser.
   * @param ticket what the browser keeps until it comes back: all secrets of the way are derived from it.
   * @param asksAgain whether the provider has to ask whom it still knows; to confirm it always does.
   * @throws DomainError `unavailable` where the provider does not answer.
   */
  abstract addressFor(ticket: string, purpose: OrganisationPurpose, asksAgain: boolean): Promise<string>;
  /**
   * What the provider vouches for.
   * @param query with which the browser came back.
   * @throws DomainError `sso_failed` for what was not begun with this ticket, was used, changed or given up;
   * `unavailable`.
   */
  abstract claimsFor(ticket: string, purpose: OrganisationPurpose, query: string): Promise<Record<string, unknown>>;
  /** Where the provider ends its own session; `null` where it cannot, or does not answer. */
  abstract signOutAddress(): Promise<string | null>;
}
