import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Env } from '../../config/env.js';

const PLAIN_NAME = 'myverify_session';

/**
 * The cookie that holds the session token in browsers. Where the service is reached by https it is `Secure`, and its prefix keeps other
 * hosts of the domain, and pages without https, from setting one of the same name.
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

  /** Also the one that was set before the service was reached by https. */
  clear(reply: FastifyReply): void {
    for (const name of new Set([this.name, PLAIN_NAME])) reply.clearCookie(name, this.options());
  }

  /** @returns the token; none where several are sent that differ: which of them is ours cannot be told. */
  read(header: string | undefined): string | null {
    const values = new Set<string>();
    for (const pair of header?.split(';') ?? []) {
      const [name = '', ...rest] = pair.split('=');
      if (name.trim() === this.name) values.add(rest.join('=').trim());
    }
    const [token = '', ...others] = values;
    return token === '' || others.length > 0 ? null : token;
  }

  private options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}
