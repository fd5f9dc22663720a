import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Env } from '../../config/env.js';
import { type HostCookie, hostCookie, onlyCookie } from './cookies.js';

const PLAIN_NAME = 'organisation-sign-in';
const LIFE_MS = 10 * 60 * 1000;

/**
 * What a browser keeps while it is at the provider of the organisation: the ticket that all secrets of the way are
 * derived from.
 */
@Injectable()
export class OrganisationCookie {
  private readonly cookie: HostCookie;

  constructor(env: Env) {
    this.cookie = hostCookie(env, PLAIN_NAME);
  }

  set(reply: FastifyReply, ticket: string): void {
    reply.setCookie(this.cookie.name, ticket, { ...this.cookie.options, maxAge: LIFE_MS / 1000 });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.cookie.name, this.cookie.options);
  }

  read(header: string | undefined): string | null {
    return onlyCookie(header, this.cookie.name);
  }
}
