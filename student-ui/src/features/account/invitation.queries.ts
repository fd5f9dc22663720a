import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../lib/api';

export interface Acceptance {
  readonly token: string;
  readonly password: string;
  readonly checkPwd: string;
}

/** For whom the link is; asked once, for it ends with its use. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => answerOf(api.POST('/api/v1/invitations/look', { body: { token } })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const acceptInvitation = (body: Acceptance) => answerOf(api.POST('/api/v1/invitations/accept', { body }));
