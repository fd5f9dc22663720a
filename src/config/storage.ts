import { join } from 'node:path';
import { SettingError } from './setting-error.js';

/** A bucket of an S3-compatible object store. */
export interface S3Settings {
  readonly bucket: string;
  /** Begins every key in the bucket; ends with a slash unless it is empty. */
  readonly prefix: string;
  readonly region: string;
  /** Where the store answers; `null`: Amazon's own. */
  readonly endpoint: string | null;
  /** The endpoint as browsers reach it. */
  readonly publicEndpoint: string | null;
  /** `null`: those of the machine, as the SDK finds them. */
  readonly credentials: S3Credentials | null;
  /** Whether private files are downloaded from the store itself, by addresses that work for a minute. */
  readonly presigned: boolean;
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

type Given = (name: string) => string | null;

const DOWNLOADS = ['streamed', 'presigned'];
const PARAMETERS = new Set(['region', 'endpoint', 'public-endpoint']);
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w!.*'()-]+(\/[\w!.*'()-]+)*$/;

/** @throws SettingError */
export function readStorage(given: Given, dataDir: string): StorageSettings {
  const storageUrl = given('STORAGE_URL') ?? `file:${join(dataDir, 'files')}`;
  const downloads = given('STORAGE_DOWNLOADS') ?? 'streamed';
  if (!DOWNLOADS.includes(downloads)) {
    throw new SettingError(`STORAGE_DOWNLOADS must be one of ${DOWNLOADS.join(', ')}, not "${downloads}"`);
  }
  const presigned = downloads === 'presigned';
  if (storageUrl.startsWith('s3://')) return { storageUrl, s3: readS3(storageUrl, given, presigned) };
  if (presigned) throw new SettingError('STORAGE_DOWNLOADS can be presigned only where STORAGE_URL begins with s3://');
  if (storageUrl.startsWith('file:') && storageUrl.length > 'file:'.length) return { storageUrl, s3: null };
  throw new SettingError('STORAGE_URL must begin with file: and name a folder, or with s3:// and name a bucket');
}

function readS3(text: string, given: Given, presigned: boolean): S3Settings {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || address.username || address.password || !BUCKET.test(address.host)) {
    throw new SettingError('STORAGE_URL must name a bucket, as in s3://bucket/prefix?region=ap-southeast-1');
  }
  const prefix = address.pathname.replace(/^\/|\/+$/g, '');
  if (prefix !== '' && !PREFIX.test(prefix)) throw new SettingError('STORAGE_URL has a prefix that cannot be used');
  for (const name of address.searchParams.keys()) {
    if (!PARAMETERS.has(name)) throw new SettingError(`STORAGE_URL has an unknown parameter "${name}"`);
  }
  const endpoint = endpointOf(address, 'endpoint');
  return {
    bucket: address.host,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: address.searchParams.get('region') ?? given('AWS_REGION') ?? 'us-east-1',
    endpoint,
    publicEndpoint: endpointOf(address, 'public-endpoint') ?? endpoint,
    credentials: readCredentials(given),
    presigned,
  };
}

function endpointOf(address: URL, name: string): string | null {
  const text = address.searchParams.get(name);
  if (text === null) return null;
  const found = URL.canParse(text) ? new URL(text) : null;
  if (!found || !['http:', 'https:'].includes(found.protocol)) {
    throw new SettingError(`the ${name} of STORAGE_URL must begin with http:// or https://`);
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

/** Where browsers are sent for downloads. */
export function downloadOrigin({ bucket, region, publicEndpoint }: S3Settings): string {
  return publicEndpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(publicEndpoint).origin;
}
