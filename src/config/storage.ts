import { join } from 'node:path';
import { SettingError } from './setting-error.js';
import type { Given } from './variables.js';

/** A bucket of an S3-compatible object store. */
export interface S3Settings {
  readonly bucket: string;
  /** Begins every key in the bucket; ends with a slash unless it is empty. */
  readonly prefix: string;
  readonly region: string;
  /** Where the store answers; `null`: Amazon's own. */
  readonly endpoint: string | null;
  /** `null`: those of the machine, as the SDK finds them. */
  readonly credentials: S3Credentials | null;
}

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export interface StorageSettings {
  readonly storageUrl: string;
  /** `null`: files lie in a folder. */
  readonly s3: S3Settings | null;
}

const PARAMETERS = new Set(['region', 'endpoint']);
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w!.*'()-]+(\/[\w!.*'()-]+)*$/;

/** @throws SettingError */
export function readStorage(given: Given, dataDir: string): StorageSettings {
  const storageUrl = given('STORAGE_URL') ?? `file:${join(dataDir, 'files')}`;
  if (storageUrl.startsWith('s3://')) return { storageUrl, s3: readS3(storageUrl, given) };
  if (storageUrl.startsWith('file:') && storageUrl.length > 'file:'.length) return { storageUrl, s3: null };
  throw new SettingError('STORAGE_URL must begin with file: and name a folder, or with s3:// and name a bucket');
}

function readS3(text: string, given: Given): S3Settings {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || address.username || address.password || !BUCKET.test(address.host)) {
    throw new SettingError('STORAGE_URL must name a bucket, as in s3://bucket/prefix?region=ap-southeast-1');
  }
  const prefix = address.pathname.replace(/^\/|\/+$/g, '');
  if (prefix !== '' && !PREFIX.test(prefix)) throw new SettingError('STORAGE_URL has a prefix that cannot be used');
  for (const name of address.searchParams.keys()) {
    if (!PARAMETERS.has(name)) throw new SettingError(`STORAGE_URL has an unknown parameter "${name}"`);
  }
  return {
    bucket: address.host,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: address.searchParams.get('region') ?? given('AWS_REGION') ?? 'us-east-1',
    endpoint: endpointOf(address),
    credentials: readCredentials(given),
  };
}

function endpointOf(address: URL): string | null {
  const text = address.searchParams.get('endpoint');
  if (text === null) return null;
  const found = URL.canParse(text) ? new URL(text) : null;
  if (!found || !['http:', 'https:'].includes(found.protocol)) {
    throw new SettingError('the endpoint of STORAGE_URL must begin with http:// or https://');
  }
  return text.replace(/\/+$/, '');
}

function readCredentials(given: Given): S3Credentials | null {
  const accessKeyId = given('AWS_ACCESS_KEY_ID');
  const secretAccessKey = given('AWS_SECRET_ACCESS_KEY');
  const sessionToken = given('AWS_SESSION_TOKEN');
  if ((accessKeyId === null) !== (secretAccessKey === null)) {
    throw new SettingError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together');
  }
  if (accessKeyId === null || secretAccessKey === null) return null;
  return { accessKeyId, secretAccessKey, ...(sessionToken === null ? {} : { sessionToken }) };
}
