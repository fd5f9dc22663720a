import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { OrganisationIdentityEntity } from './organisation-identity.entity.js';
import type { OrganisationIdentity, OrganisationIdentityStore } from './organisation-identity.repository.js';

const hashOf = ({ issuer, subject }: OrganisationIdentity) =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex');

export class TypeOrmOrganisationIdentityStore implements OrganisationIdentityStore {
  constructor(private readonly manager: EntityManager) {}

  async findUser(identity: OrganisationIdentity): Promise<number | null> {
    const row = await this.manager.findOneBy(OrganisationIdentityEntity, { subject_hash: hashOf(identity) });
    return row?.user_id ?? null;
  }

  async isTaken(userId: number, identity: OrganisationIdentity): Promise<boolean> {
    const row = await this.manager.findOneBy(OrganisationIdentityEntity, { user_id: userId });
    return row !== null && row.issuer === identity.issuer && row.subject_hash !== hashOf(identity);
  }

  async put(userId: number, identity: OrganisationIdentity, now: Date): Promise<void> {
    await this.manager.save(OrganisationIdentityEntity, {
      user_id: userId,
      issuer: identity.issuer,
      subject_hash: hashOf(identity),
      created_at: now.getTime(),
    });
  }

  async remove(userId: number): Promise<void> {
    await this.manager.delete(OrganisationIdentityEntity, { user_id: userId });
  }
}
