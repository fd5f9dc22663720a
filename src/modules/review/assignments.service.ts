import { Injectable } from '@nestjs/common';
import { type Actor, may, readsCertificates } from '../../domain/account/actor.js';
import { rolesById } from '../../domain/account/role.js';
import { message } from '../../domain/messages/message.js';
import { certificateAssigned } from '../../domain/review/assignment.audit.js';
import {
  type AssignmentRequest,
  authoriseAssigner,
  chosenAssignee,
  validateAssignee,
  validateAssignment,
} from '../../domain/review/assignment.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type Reviewer, ReviewerReader } from './assignment.repository.js';

/** Who is to decide which application. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviewers: ReviewerReader,
  ) {}

  /** For staff who see certificates or assign them. @throws DomainError `forbidden`. */
  async listReviewers(actor: Actor): Promise<Reviewer[]> {
    if (!readsCertificates(actor) && !may(actor, 'reviews.assign')) {
      throw new DomainError('forbidden', message('not_allowed'));
    }
    return this.reviewers.all();
  }

  /**
   * All of the applications or none; answers whom they are assigned to. Of two who take the same one at once, the
   * second is told who was quicker.
   * @throws DomainError as `authoriseAssigner`, `validateAssignee` and `validateAssignment` do.
   */
  async assign(actor: Actor, request: AssignmentRequest): Promise<number | null> {
    authoriseAssigner(actor, request.userId ?? null);
    const userId = chosenAssignee(request);
    await this.unitOfWork.run(async (tx) => {
      // Nobody loses the right to review while something is being assigned to them.
      await tx.roles.takeTurn();
      if (userId !== null) {
        const roles = rolesById(await tx.roles.all());
        const user = await tx.users.findById(userId);
        validateAssignee(user, user ? roles.get(user.roleId) : undefined);
      }
      const changed = validateAssignment(actor, request, await tx.assignments.lock(request.ids));
      await tx.assignments.assign(
        changed.map(({ id }) => id),
        userId,
      );
      for (const record of changed) tx.audit.record(certificateAssigned(actor.userId, record, userId));
    });
    return userId;
  }
}
