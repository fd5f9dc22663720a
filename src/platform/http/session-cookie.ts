import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Env } from '../../config/env.js';
import { onlyCookie } from './only-cookie.js';

const PLAIN_NAME = 'myverify_session';

/**
 * The cookie that holds the session token in browsers. Where the service is reached by https it is `Secure`, and its
 * prefix keeps other hosts of the domain, and pages without https, from setting one of the same name.
 */
@Injectable()
export class SessionCookie {
  private readonly secure: boolean;
  readonly name: string;

  constructor(env: Env) {
    this.secure = env.publicUrl.startsWith('https:');
    this.name = this.secure ? `__Host-${PLAIN_NAME}` : PLAIN_NAME;
  }

  set(reply: FastifyReply, token: string, expires: Date): void {
    reply.setCookie(this.name, token, { ...this.options(), expires });
  }

  /**
   * Also the one that was set before the service was reached by https. What the browser had put away of pages goes with
   * it; its storage stays, for known devices and what the user has chosen.
   */
  clear(reply: FastifyReply): void {
    reply.header('clear-site-data', '"cache"');
    for (const name of new Set([this.name, PLAIN_NAME])) reply.clearCookie(name, this.options());
  }

  read(header: string | undefined): string | null {
    return onlyCookie(header, this.name);
  }

  private options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}
