import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Env } from '../../config/env.js';

export interface HostCookie {
  readonly name: string;
  readonly options: CookieSerializeOptions;
}

/**
 * What our cookies have in common. Where the service is reached by https they are `Secure`, and the prefix keeps other
 * hosts of the domain, and pages without https, from setting one of the same name.
 */
export function hostCookie({ publicUrl }: Pick<Env, 'publicUrl'>, plainName: string): HostCookie {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? `__Host-${plainName}` : plainName,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}

/** @returns the value of a cookie; none where several are sent that differ: which of them is ours cannot be told. */
export function onlyCookie(header: string | undefined, name: string): string | null {
  const values = new Set<string>();
  for (const pair of header?.split(';') ?? []) {
    const [given = '', ...rest] = pair.split('=');
    if (given.trim() === name) values.add(rest.join('=').trim());
  }
  const [value = '', ...others] = values;
  return value === '' || others.length > 0 ? null : value;
}
