import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Env } from '../../config/env.js';
import { type Caller, KNOWN_DEVICE_DAYS, type KnownDevice } from '../../domain/account/known-device.js';
import { DAY_MS } from '../../domain/shared/calendar.js';
import { Clock } from '../security/clock.port.js';
import { KnownDevices } from '../security/known-devices.port.js';
import { type HostCookie, hostCookie, onlyCookie } from './cookies.js';

const PLAIN_NAME = 'known-device';
const LIFE_MS = KNOWN_DEVICE_DAYS * DAY_MS;

/** The cookie by which a browser is known again; signing out leaves it. It opens nothing. */
@Injectable()
export class KnownDeviceCookie {
  private readonly cookie: HostCookie;

  constructor(
    env: Env,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
  ) {
    this.cookie = hostCookie(env, PLAIN_NAME);
  }

  read(header: string | undefined): KnownDevice | null {
    const value = onlyCookie(header, this.cookie.name);
    return value === null ? null : this.devices.read(value, this.clock.now());
  }

  /** That an account has signed in with the browser, wholly. */
  remember(reply: FastifyReply, { device }: Caller, userId: number): void {
    const now = this.clock.now();
    const expires = new Date(now.getTime() + LIFE_MS);
    reply.setCookie(this.cookie.name, this.devices.written(device, userId, now), { ...this.cookie.options, expires });
  }
}
