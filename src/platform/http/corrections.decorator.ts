import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { fileIdOf } from './file-url.js';

/** What a report is to say instead, by field: for the domain to judge, with the photo's address as its id. */
export function CorrectionsValidatedLater(): PropertyDecorator {
  return applyDecorators(
    Allow(),
    Transform(({ value }: { value: unknown }) => withPhotoId(value)),
  );
}

function withPhotoId(given: unknown): unknown {
  const hasPhoto = typeof given === 'object' && given !== null && 'avatar' in given;
  return hasPhoto ? { ...given, avatar: fileIdOf(given.avatar) } : given;
}
