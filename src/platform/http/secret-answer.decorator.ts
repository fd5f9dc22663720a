import { SetMetadata } from '@nestjs/common';

export const SECRET_ANSWER = 'secret-answer';

/** The answer holds what must be stored nowhere: who repeats the request under an idempotency key is told that it was done. */
export const SecretAnswer = () => SetMetadata(SECRET_ANSWER, true);
