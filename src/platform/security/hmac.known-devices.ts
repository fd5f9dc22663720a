import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { type Caller, KNOWN_DEVICE_DAYS, type KnownDevice, remember } from '../../domain/account/known-device.js';
import { DAY_MS } from '../../domain/shared/calendar.js';
import { siteOf } from '../../domain/shared/network.js';
import { Ids } from './ids.port.js';
import { KnownDevices, type Place } from './known-devices.port.js';
import { acceptedKeySets } from './secret-keys.js';

interface Keys {
  readonly signing: Buffer;
  readonly naming: Buffer;
}

const ACCOUNT_DIGITS = 20;
/** Id, second of the last sign-in, accounts, signature. */
const VALUE =
  /^(?<signed>(?<id>[\da-f]{32})\.(?<second>\d{1,12})\.(?<accounts>[\da-f]+(?:-[\da-f]+)*))\.(?<signature>[\w-]{43})$/;

/**
 * The cookie holds all of it, so nothing is kept of browsers; accounts are in it as keyed hashes, so it tells nothing
 * of whose it is.
 */
@Injectable()
export class HmacKnownDevices extends KnownDevices {
  private readonly accepted: readonly [Keys, ...Keys[]];

  constructor(
    env: Env,
    private readonly ids: Ids,
  ) {
    super();
    this.accepted = acceptedKeySets(env, { signing: 'known-device', naming: 'known-device-account' });
  }

  override read(value: string, now: Date): KnownDevice | null {
    const { signed, id, second, accounts, signature } = VALUE.exec(value)?.groups ?? {};
    if (!signed || !id || !accounts || !signature) return null;
    const given = Buffer.from(signature, 'base64url');
    if (!this.accepted.some(({ signing }) => timingSafeEqual(sign(signing, signed), given))) return null;
    const age = now.getTime() - Number(second) * 1000;
    return age < KNOWN_DEVICE_DAYS * DAY_MS ? { id, accounts: accounts.split('-') } : null;
  }

  override written(device: KnownDevice | null, userId: number, now: Date): string {
    const [current] = this.accepted;
    const { id, accounts } = remember(device, nameOf(current, userId), () => this.ids.sessionId());
    const signed = `${id}.${Math.floor(now.getTime() / 1000)}.${accounts.join('-')}`;
    return `${signed}.${sign(current.signing, signed).toString('base64url')}`;
  }

  override knows(device: KnownDevice | null, userId: number): boolean {
    return device !== null && this.accepted.some((keys) => device.accounts.includes(nameOf(keys, userId)));
  }

  override placeOf({ address, device }: Caller, userId: number | null): Place {
    const isKnown = device !== null && userId !== null && this.knows(device, userId);
    return { name: isKnown ? `device ${device.id}` : siteOf(address), isKnown };
  }
}

function nameOf({ naming }: Keys, userId: number): string {
  return createHmac('sha256', naming).update(String(userId)).digest('hex').slice(0, ACCOUNT_DIGITS);
}

function sign(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
