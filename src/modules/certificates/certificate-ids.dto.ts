import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { RECORD_ID_MAX } from '../../domain/shared/record-id.js';
import { fails } from '../../platform/http/validation.js';

const NOT_IDS = fails('ids_needed');

/** Marks a property that must be a list of ids of certificates, each once. */
export const AreCertificateIds = (): PropertyDecorator =>
  applyDecorators(
    IsArray(NOT_IDS),
    ArrayMinSize(1, fails('certificates_unticked')),
    ArrayMaxSize(100, fails('too_many_ticked', { max: 100 })),
    ArrayUnique(fails('ids_twice')),
    IsInt({ each: true, ...NOT_IDS }),
    Min(1, { each: true, ...NOT_IDS }),
    Max(RECORD_ID_MAX, { each: true, ...NOT_IDS }),
  );
