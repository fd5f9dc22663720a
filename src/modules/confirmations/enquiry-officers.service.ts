import { Injectable } from '@nestjs/common';
import type { User } from '../../domain/account/user.js';
import type { Confirmation } from '../../domain/confirmation/confirmation.js';
import { RoleReader } from '../roles/role.repository.js';
import { UserReader } from '../users/user.repository.js';

const MOST = 1000;

/** Who is told what comes of an enquiry. */
@Injectable()
export class EnquiryOfficers {
  constructor(
    private readonly users: UserReader,
    private readonly roles: RoleReader,
  ) {}

  /**
   * The officer who asked; where the account is gone or off, all who may ask.
   * @param userId the one of them whom the mail is for, where that is known already.
   */
  async toTell({ createdBy }: Pick<Confirmation, 'createdBy'>, userId?: number): Promise<User[]> {
    const found = (await this.users.findById(userId ?? createdBy))?.user;
    if (found?.status === 'active') return [found];
    return userId === undefined ? this.whoMayAsk() : [];
  }

  private async whoMayAsk(): Promise<User[]> {
    const asking = (await this.roles.all()).filter(({ permissions }) => permissions.includes('confirmations.manage'));
    const active: User[] = [];
    for (const { id: roleId } of asking) {
      const { items } = await this.users.list({
        filter: { roleId, status: 'active' },
        sort: { field: 'id', descending: false },
        page: { offset: 0, limit: MOST },
      });
      active.push(...items);
    }
    return active;
  }
}
