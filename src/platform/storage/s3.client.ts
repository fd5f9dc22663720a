import { readFileSync } from 'node:fs';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/storage.js';

/** Milliseconds in which the store has to answer a small call, and to take or give the next piece of a large one. */
export const S3_ANSWER_MS = 4_500;
const CONNECT_MS = 3_000;
/** Whoever reads slower than a piece in this time is cut off. */
const SILENCE_MS = 30_000;
const CONNECTIONS = 50;

const silent = () => undefined;

export type S3Sdk = typeof import('@aws-sdk/client-s3');

/** Loaded only where files lie in an object store: it takes time and memory. */
export function loadSdk(): Promise<S3Sdk> {
  return import('@aws-sdk/client-s3');
}

export function makeS3Client(sdk: S3Sdk, settings: S3Settings): S3Client {
  const { endpoint } = settings;
  return new sdk.S3Client({
    region: settings.region,
    // Other stores than Amazon's seldom answer under a name for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(settings.credentials === null ? {} : { credentials: settings.credentials }),
    // Other stores than Amazon's refuse the checksums that the SDK would add; MD5 they all know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // What goes wrong is told by what is thrown.
    logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS, ...authority(settings) },
    },
  });
}

/** The one that is named is trusted alone. */
function authority({ ca }: S3Settings): { ca?: Buffer } {
  return ca === null ? {} : { ca: readFileSync(ca) };
}

/** Ends a call by aborting it once nothing has moved for a while. */
export class Patience {
  readonly #controller = new AbortController();
  readonly #timer = setTimeout(() => this.#controller.abort(), S3_ANSWER_MS);

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Something has moved. */
  renew(): void {
    this.#timer.refresh();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
