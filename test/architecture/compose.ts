import { parse } from 'yaml';
import { read } from './deployed.js';

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly restart?: string;
  readonly stop_grace_period?: string;
  readonly [key: string]: unknown;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, unknown>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

export const text = read('docker-compose.yml');
export const compose = parse(text, { merge: true }) as Compose;
export const services = Object.entries(compose.services);
/** Those that run the image of this product. */
export const ours = services.filter(([, { image }]) => image.startsWith('myverify:'));
