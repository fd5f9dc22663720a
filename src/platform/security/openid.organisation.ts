import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Configuration } from 'openid-client';
import { Env } from '../../config/env.js';
import { SESSION_MS } from '../../domain/account/login-rules.js';
import type { OrganisationPurpose } from '../../domain/account/organisation.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { notFound } from '../../domain/shared/not-found.js';
import { Organisation } from './organisation.port.js';

const ANSWER_SECONDS = 5;
/** For how long what the provider says of itself is taken for true. */
const DISCOVERED_MS = 60 * 60 * 1000;
/** How long ago the provider may have asked for the password, where it was sent to ask for it. */
const CONFIRMED_SECONDS = 300;
/** Of the browser's address when it comes back, such as a code, the state, the issuer. */
const QUERY_MAX = 8000;

const load = () => import('openid-client');

const derived = (ticket: string, what: string) => createHash('sha256').update(`${what}:${ticket}`).digest('base64url');

/** It begins with the purpose: the page that the browser comes back to has to know. */
const stateOf = (ticket: string, purpose: OrganisationPurpose) => `${purpose}.${derived(ticket, `${purpose} state`)}`;

/**
 * OpenID Connect by `openid-client`: code with PKCE, state and nonce, all derived from the ticket, so that any process
 * can finish.
 */
@Injectable()
export class OpenIdOrganisation extends Organisation {
  private readonly logger = new Logger('Organisation');
  private found: { readonly config: Configuration; readonly at: number } | null = null;

  constructor(private readonly env: Env) {
    super();
  }

  override async addressFor(ticket: string, purpose: OrganisationPurpose, asksAgain: boolean): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await load();
    const config = await this.discovered();
    return buildAuthorizationUrl(config, {
      redirect_uri: this.returnAddress(),
      scope: this.settings().scope,
      code_challenge: await calculatePKCECodeChallenge(derived(ticket, 'verifier')),
      code_challenge_method: 'S256',
      state: stateOf(ticket, purpose),
      nonce: derived(ticket, `${purpose} nonce`),
      ...(purpose === 'confirm' || asksAgain ? { prompt: 'login' } : {}),
      // A provider that is asked for an age has to say when it was shown, too.
      max_age: purpose === 'confirm' ? '0' : String(SESSION_MS / 1000),
      ...(this.env.organisationRules.acr.length > 0 ? { acr_values: this.env.organisationRules.acr.join(' ') } : {}),
    }).href;
  }

  override async claimsFor(
    ticket: string,
    purpose: OrganisationPurpose,
    query: string,
  ): Promise<Record<string, unknown>> {
    if (query.length > QUERY_MAX) throw new DomainError('sso_failed', message('sso_failed'));
    const { authorizationCodeGrant, fetchUserInfo } = await load();
    const config = await this.discovered();
    try {
      const back = new URL(`${this.returnAddress()}?${query.replace(/^\?/, '')}`);
      const tokens = await authorizationCodeGrant(config, back, {
        pkceCodeVerifier: derived(ticket, 'verifier'),
        expectedState: stateOf(ticket, purpose),
        expectedNonce: derived(ticket, `${purpose} nonce`),
        idTokenExpected: true,
        ...(purpose === 'confirm' ? { maxAge: CONFIRMED_SECONDS } : {}),
      });
      const claims = { ...tokens.claims() };
      const isWhole = claims.email !== undefined && claims.email_verified !== undefined && this.hasGroups(claims);
      if (isWhole || !config.serverMetadata().userinfo_endpoint) return claims;
      // Many providers keep the token small and tell the rest there. What the token says counts.
      return { ...(await fetchUserInfo(config, tokens.access_token, String(claims.sub))), ...claims };
    } catch (error) {
      throw this.refusal(error);
    }
  }

  override async signOutAddress(): Promise<string | null> {
    const { buildEndSessionUrl } = await load();
    const config = await this.discovered().catch(() => null);
    if (!config?.serverMetadata().end_session_endpoint) return null;
    return buildEndSessionUrl(config, { post_logout_redirect_uri: `${this.env.publicUrl}/manage/login` }).href;
  }

  private settings() {
    if (!this.env.organisation) throw notFound('Sign-in');
    return this.env.organisation;
  }

  private returnAddress(): string {
    return `${this.env.publicUrl}/manage/login`;
  }

  private hasGroups(claims: Record<string, unknown>): boolean {
    const claim = this.env.organisationRules.roleClaim;
    return claim === null || claim in claims || (claim.split('.')[0] ?? '') in claims;
  }

  private async discovered(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.settings();
    const now = performance.now();
    if (this.found && now - this.found.at < DISCOVERED_MS) return this.found.config;
    const { allowInsecureRequests, ClientSecretBasic, discovery, enableNonRepudiationChecks } = await load();
    const server = new URL(issuer);
    // In the clear only on this machine, see the settings.
    const execute = [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])];
    const options = { execute, timeout: ANSWER_SECONDS };
    try {
      const config = await discovery(server, clientId, clientSecret, ClientSecretBasic(clientSecret), options);
      this.found = { config, at: now };
      return config;
    } catch (error) {
      this.logger.warn(`The provider of the organisation does not answer: ${told(error)}`);
      throw silent();
    }
  }

  private refusal(error: unknown): DomainError {
    this.logger.warn(`A sign-in through the organisation failed: ${told(error)}`);
    return isSilence(error) ? silent() : new DomainError('sso_failed', message('sso_failed'));
  }
}

const silent = () => new DomainError('unavailable', message('organisation_silent'), { retryAfter: 5 });

/** Its kind and its words, and those of its cause; neither codes nor tokens are in them. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${code}${cause}`;
}

/** Whether the provider was not reached, or answered with a failure of its own. */
function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message === 'fetch failed' || ('code' in error && error.code === 'OAUTH_TIMEOUT')) return true;
  const cause = error.cause;
  if (cause instanceof Response) return cause.status >= 500;
  return cause instanceof Error && cause.message === 'fetch failed';
}
