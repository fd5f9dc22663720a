import { queryOptions } from '@tanstack/react-query';
import { api, failureOf } from '../../lib/api';

export interface Acceptance {
  readonly token: string;
  readonly password: string;
  readonly checkPwd: string;
}

/** For whom the link is; asked once, for it ends with its use. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async () => {
      const { data, error, response } = await api.POST('/api/v1/invitations/look', { body: { token } });
      if (!data) throw failureOf(error, response);
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export async function acceptInvitation(body: Acceptance) {
  const { data, error, response } = await api.POST('/api/v1/invitations/accept', { body });
  if (!data) throw failureOf(error, response);
  return data;
}
