import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Env } from '../config/env.js';

export const SESSION_COOKIE = 'myverify_session';

/** The cookie that holds the session token in browsers; `Secure` where the service is reached by https. */
@Injectable()
export class SessionCookie {
  constructor(private readonly env: Env) {}

  set(reply: FastifyReply, token: string, expires: Date): void {
    reply.setCookie(SESSION_COOKIE, token, { ...this.options(), expires });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(SESSION_COOKIE, this.options());
  }

  private options() {
    const secure = this.env.publicUrl.startsWith('https:');
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }
}
