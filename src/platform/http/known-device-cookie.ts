import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Env } from '../../config/env.js';
import { type Caller, KNOWN_DEVICE_DAYS, type KnownDevice } from '../../domain/account/known-device.js';
import { Clock } from '../security/clock.port.js';
import { KnownDevices } from '../security/known-devices.port.js';
import { onlyCookie } from './only-cookie.js';

const PLAIN_NAME = 'known-device';
const LIFE_MS = KNOWN_DEVICE_DAYS * 24 * 3_600_000;

/** The cookie by which a browser is known again; signing out leaves it. It opens nothing. */
@Injectable()
export class KnownDeviceCookie {
  private readonly secure: boolean;
  readonly name: string;

  constructor(
    env: Env,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
  ) {
    this.secure = env.publicUrl.startsWith('https:');
    this.name = this.secure ? `__Host-${PLAIN_NAME}` : PLAIN_NAME;
  }

  read(header: string | undefined): KnownDevice | null {
    const value = onlyCookie(header, this.name);
    return value === null ? null : this.devices.read(value, this.clock.now());
  }

  /** That an account has signed in with the browser, wholly. */
  remember(reply: FastifyReply, { device }: Caller, userId: number): void {
    const now = this.clock.now();
    const expires = new Date(now.getTime() + LIFE_MS);
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure, expires } as const;
    reply.setCookie(this.name, this.devices.written(device, userId, now), options);
  }
}
