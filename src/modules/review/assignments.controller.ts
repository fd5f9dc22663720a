import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/account/actor.js';
import { SignedIn } from '../../platform/http/access.js';
import { CurrentActor } from '../../platform/http/actor.decorator.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { AssignedDto, AssignmentDto, REVIEWER_LIST, ReviewerDto, toAssignmentRequest } from './assignment.dto.js';
import { AssignmentsService } from './assignments.service.js';

@ApiTags('Certificates')
@Controller('api/v1')
export class AssignmentsController {
  constructor(private readonly assignments: AssignmentsService) {}

  /**
   * Assign applications in review, all of the ids or none
   *
   * @remarks Reviewers take what is free and give back their own; whoever has `reviews.assign` assigns to others and
   * takes away. An assignment lasts until the decision, and ends when the officer is disabled or may not review any
   * more. Of two who take the same application at once one is refused (409 `not_assignable`), and told who has it. With
   * `seen` that holds for whoever assigns others, too.
   */
  @Post('certificates/assign')
  @SignedIn()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: AssignedDto, description: 'They are assigned' })
  @ResourceErrors(400, 401, 403, 'not_assignable')
  async assignCertificates(@CurrentActor() actor: Actor, @Body() body: AssignmentDto): Promise<AssignedDto> {
    const userId = await this.assignments.assign(actor, toAssignmentRequest(body));
    return { ids: body.ids, userId };
  }

  /**
   * List the officers who review, with what waits for each
   *
   * @remarks For staff who see certificates or assign them. Sorted by `name`. Filter: `id` (a list).
   */
  @Get('reviewers')
  @SignedIn()
  @AnswersRows(ReviewerDto)
  async listReviewers(
    @CurrentActor() actor: Actor,
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<ReviewerDto[]> {
    const { page, sort, filter } = readResourceList(query, REVIEWER_LIST);
    const all = await this.assignments.listReviewers(actor);
    const met = all.filter(({ id }) => filter.ids?.includes(id) ?? true);
    const sorted = sort.descending ? met.reverse() : met;
    const items = sorted.slice(page.offset, page.offset + page.limit);
    return sendRows(reply, 'reviewers', page, { items, total: met.length }, (reviewer) => ({ ...reviewer }));
  }
}
