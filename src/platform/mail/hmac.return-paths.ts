import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { normaliseEmail } from '../../domain/account/email.js';
import { toBase32 } from '../../domain/shared/base32.js';
import { DAY_MS } from '../../domain/shared/calendar.js';
import { acceptedKeys } from '../security/secret-keys.js';
import type { Recipient } from './mailer.port.js';
import { ReturnPaths, type ReturnToken } from './return-paths.port.js';

/** A bounce comes within the five days that mail servers try; mailboxes are looked into later. */
const LONGEST_DAYS = 30;
const MAC_LETTERS = 20;
const LETTERS = { account: 'a', confirmation: 'c' } as const;

/**
 * The envelope senders of mails: `bounce+<token>@...` (VERP). The token names the recipient and the day, and is keyed
 * together with the address that the mail went to: nobody can make one up, and those for an address that the recipient
 * had before fit no more. Small letters and digits alone, for mail servers fold case.
 */
@Injectable()
export class HmacReturnPaths extends ReturnPaths {
  private readonly local: string;
  private readonly domain: string;
  private readonly keys: readonly Buffer[];

  constructor(private readonly env: Env) {
    super();
    const [local = '', domain = ''] = (env.bounceAddress ?? '').split('@');
    this.local = local;
    this.domain = domain;
    this.keys = env.bounceAddress ? acceptedKeys(env, 'return-path') : [];
  }

  override of(recipient: Recipient | null, email: string, now: Date): string | null {
    const [key] = this.keys;
    if (!key) return null;
    if (recipient === null) return this.env.bounceAddress;
    const day = dayOf(now);
    const named = `${LETTERS[recipient.kind]}${recipient.id.toString(36)}-${day.toString(36)}`;
    return `${this.local}+${named}-${macOf(key, { recipient, day }, email)}@${this.domain}`;
  }

  override find(texts: readonly string[]): ReturnToken[] {
    const token = '([ac])([0-9a-z]{1,11})-([0-9a-z]{1,6})-([a-z2-7]{20})';
    const form = new RegExp(`${escaped(this.local)}\\+${token}@${escaped(this.domain)}`, 'gi');
    return texts.flatMap((text) =>
      [...text.matchAll(form)].map(([, letter = '', id = '', day = '', mac = '']) => ({
        recipient: {
          kind: letter.toLowerCase() === LETTERS.account ? 'account' : 'confirmation',
          id: Number.parseInt(id, 36),
        },
        day: Number.parseInt(day, 36),
        mac: mac.toLowerCase(),
      })),
    );
  }

  override isGenuine(token: ReturnToken, email: string, now: Date): boolean {
    const age = dayOf(now) - token.day;
    if (age < 0 || age > LONGEST_DAYS) return false;
    const given = Buffer.from(token.mac);
    return this.keys.some((key) => timingSafeEqual(Buffer.from(macOf(key, token, email)), given));
  }
}

function macOf(key: Buffer, { recipient, day }: Omit<ReturnToken, 'mac'>, email: string): string {
  const { kind, id } = recipient;
  const mac = createHmac('sha256', key)
    .update(`${kind}\n${id}\n${day}\n${normaliseEmail(email)}`)
    .digest();
  return toBase32(mac).slice(0, MAC_LETTERS).toLowerCase();
}

const dayOf = (time: Date) => Math.floor(time.getTime() / DAY_MS);
const escaped = (text: string) => text.replace(/[^a-z0-9]/g, '\\$&');
