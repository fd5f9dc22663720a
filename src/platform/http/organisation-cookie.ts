import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Env } from '../../config/env.js';
import { onlyCookie } from './only-cookie.js';

const PLAIN_NAME = 'organisation-sign-in';
const LIFE_MS = 10 * 60 * 1000;

/**
 * What a browser keeps while it is at the provider of the organisation: the ticket that all secrets of the way are
 * derived from.
 */
@Injectable()
export class OrganisationCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(env: Env) {
    this.secure = env.publicUrl.startsWith('https:');
    this.name = this.secure ? `__Host-${PLAIN_NAME}` : PLAIN_NAME;
  }

  set(reply: FastifyReply, ticket: string): void {
    reply.setCookie(this.name, ticket, { ...this.options(), maxAge: LIFE_MS / 1000 });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.options());
  }

  read(header: string | undefined): string | null {
    return onlyCookie(header, this.name);
  }

  private options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}
