/** Who somebody is at the provider of the organisation. */
export interface OrganisationIdentity {
  readonly issuer: string;
  readonly subject: string;
}

export interface OrganisationIdentityStore {
  /** Whose account it is; `null` for who was never here. */
  findUser(identity: OrganisationIdentity): Promise<number | null>;
  /** Whether the account is another subject's of the same issuer. */
  isTaken(userId: number, identity: OrganisationIdentity): Promise<boolean>;
  /** In the place of one of an earlier issuer. */
  put(userId: number, identity: OrganisationIdentity, now: Date): Promise<void>;
  remove(userId: number): Promise<void>;
}
