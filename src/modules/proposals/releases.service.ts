import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { keepsContacts } from '../../domain/confirmation/contact.js';
import { message } from '../../domain/messages/message.js';
import { proposalsSeen } from '../../domain/proposal/proposal.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { ContactsService } from '../contacts/contacts.service.js';
import { MailDomainsService } from '../contacts/mail-domains.service.js';
import { ProposalsService } from './proposals.service.js';

/** How many rows of each list wait for an officer; `null` where the officer releases none of its kind. */
export interface ReleaseCounts {
  readonly proposals: number | null;
  readonly contacts: number | null;
  readonly mailDomains: number | null;
}

/** What others have proposed or entered, and waits for a second officer. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly proposals: ProposalsService,
    private readonly contacts: ContactsService,
    private readonly domains: MailDomainsService,
  ) {}

  /** @throws DomainError `forbidden` for whoever releases nothing. */
  async counts(actor: Actor): Promise<ReleaseCounts> {
    const [seesProposals, keeps] = [proposalsSeen(actor).length > 0, keepsContacts(actor)];
    if (!seesProposals && !keeps) throw new DomainError('forbidden', message('not_allowed'));
    return {
      proposals: seesProposals ? await this.proposals.countReleasable(actor) : null,
      contacts: keeps ? await this.contacts.countReleasable(actor) : null,
      mailDomains: keeps ? await this.domains.countReleasable(actor) : null,
    };
  }
}
