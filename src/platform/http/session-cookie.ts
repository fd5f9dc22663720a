import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Env } from '../../config/env.js';
import { type HostCookie, hostCookie, onlyCookie } from './cookies.js';

const PLAIN_NAME = 'myverify_session';

/** The cookie that holds the session token in browsers. */
@Injectable()
export class SessionCookie {
  private readonly cookie: HostCookie;

  constructor(env: Env) {
    this.cookie = hostCookie(env, PLAIN_NAME);
  }

  get name(): string {
    return this.cookie.name;
  }

  set(reply: FastifyReply, token: string, expires: Date): void {
    reply.setCookie(this.name, token, { ...this.cookie.options, expires });
  }

  /**
   * Also the one that was set before the service was reached by https. What the browser had put away of pages goes with
   * it; its storage stays, for known devices and what the user has chosen.
   */
  clear(reply: FastifyReply): void {
    reply.header('clear-site-data', '"cache"');
    for (const name of new Set([this.name, PLAIN_NAME])) reply.clearCookie(name, this.cookie.options);
  }

  read(header: string | undefined): string | null {
    return onlyCookie(header, this.name);
  }
}
