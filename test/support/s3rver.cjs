// s3rver's own command, but an object that is put anew is the old one or the new one to who reads it, as in S3, and never half of it.
'use strict';

const { createHash, randomUUID } = require('node:crypto');
const { mkdir, rename, writeFile } = require('node:fs/promises');
const { dirname } = require('node:path');
const { buffer } = require('node:stream/consumers');
const FilesystemStore = require('s3rver/lib/stores/filesystem.js');

const { putMetadata } = FilesystemStore.prototype;
const beside = (place) => `${place}.${randomUUID()}.part`;

FilesystemStore.prototype.putObject = async function ({ bucket, key, content, metadata }) {
  const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
  const place = this.getResourcePath(bucket, key, 'object');
  const part = beside(place);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(part, bytes);
  await rename(part, place);
  const md5 = createHash('md5').update(bytes).digest('hex');
  await this.putMetadata(bucket, key, metadata, md5);
  return { size: bytes.length, md5 };
};

FilesystemStore.prototype.putMetadata = async function (bucket, key, metadata, md5) {
  const moves = [];
  const getResourcePath = (...asked) => {
    const place = this.getResourcePath(...asked);
    moves.push([beside(place), place]);
    return moves.at(-1)[0];
  };
  await putMetadata.call({ getResourcePath }, bucket, key, metadata, md5);
  // Without a digest that of before stands.
  for (const [part, place] of moves)
    await rename(part, place).catch((error) => md5 === undefined || Promise.reject(error));
};

require('s3rver/bin/s3rver.js');
