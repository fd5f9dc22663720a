import { tidyDay } from '@myverify/domain/shared/calendar';
import { answerOf, api } from '../../lib/api';

export interface PhotoAsked {
  readonly number: string;
  readonly passport: string;
  readonly birth: string;
}

/** The photo that is on the report. Not cached: each look is recorded. */
export const fetchPhoto = ({ number, passport, birth }: PhotoAsked): Promise<Blob> =>
  answerOf(
    api.POST('/api/v1/reports/check/{number}/photo', {
      params: { path: { number } },
      body: { passport: passport.trim(), birth: tidyDay(birth) },
      parseAs: 'blob',
    }),
  );
