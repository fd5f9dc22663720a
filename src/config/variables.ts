import { SettingError } from './setting-error.js';

/** The value of a variable; `null` where it is not set. */
export type Given = (name: string) => string | null;
/** Reads a whole number within bounds. */
export type Bounded = (name: string, otherwise: number, least: number, most: number) => number;

export type Variables = Readonly<Record<string, string | undefined>>;

export function givenIn(variables: Variables): Given {
  return (name) => variables[name]?.trim() || null;
}

export function boundedIn(given: Given): Bounded {
  return (name, otherwise, least, most) => wholeNumber(name, given(name) ?? String(otherwise), least, most);
}

export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new SettingError(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
  }
  return value;
}

export function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value))
    throw new SettingError(`${name} must be a number above 0, not "${text}"`);
  return value;
}

export function oneOf<T extends string>(name: string, text: string, values: readonly T[]): T {
  const found = values.find((value) => value === text);
  if (!found) throw new SettingError(`${name} must be one of ${values.join(', ')}, not "${text}"`);
  return found;
}

export function onOff(name: string, text: string | null, otherwise: boolean): boolean {
  return text === null ? otherwise : oneOf(name, text.toLowerCase(), ['on', 'off']) === 'on';
}

export function url(name: string, text: string, protocols: readonly string[]): string {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new SettingError(`${name} must be an address that begins with ${protocols.join(' or ')}//`);
  }
  return text.replace(/\/+$/, '');
}

export function optionalUrl(name: string, text: string | null, protocols: readonly string[]): string | null {
  return text === null ? null : url(name, text, protocols);
}

export function optionalSecret(name: string, text: string | null, least: number): string | null {
  if (text !== null && text.length < least) throw new SettingError(`${name} must have ${least} characters or more`);
  return text;
}
