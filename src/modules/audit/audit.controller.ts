import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { Needs } from '../../platform/http/access.js';
import { AnswersRows, ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import type { AppReply } from '../../platform/http/request.js';
import { ResourceListQuery, readResourceList, sendRows } from '../../platform/http/resource-list.dto.js';
import { AUDIT_LIST, AuditEventDto, toAuditEventDto } from './audit.dto.js';
import { AuditService } from './audit.service.js';
import { AuditsRead } from './audited-read.interceptor.js';

@ApiTags('Audit trail')
@Controller('api/v1/audit-events')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /**
   * What was done, by whom and when
   *
   * @remarks Newest first, or sorted by `at`, `id`, `actorId`, `action`, `subjectType` or `subjectId`. Filters: `q`
   * (words of the name of who did it or of the action, each by its beginning, or the whole id of the subject), `actor`
   * (words of the name of who did it), `id` (a list), `actorId`, `action`, `reads` (true: only who has seen what;
   * false: only the rest), `subjectType`, `subjectId`, `since` and `until` (a moment with its zone, or a day in
   * Malaysia, both days included). Totals of filtered lists are counted up to 100,000.
   */
  @Get()
  @Needs('audit.read')
  @AuditsRead('audit-event')
  @AnswersRows(AuditEventDto)
  async listAuditEvents(
    @Query() query: ResourceListQuery,
    @Res({ passthrough: true }) reply: AppReply,
  ): Promise<AuditEventDto[]> {
    const { page, sort, filter } = readResourceList(query, AUDIT_LIST);
    const { actor, q, ...rest } = filter;
    // Ids are given in the order of time.
    const field = sort.field === 'id' ? 'at' : sort.field;
    const request = { page, sort: { field, descending: sort.descending }, filter: rest };
    const events = await this.audit.list(request, { actor, q });
    return sendRows(reply, 'audit-events', page, events, toAuditEventDto);
  }

  /** One event */
  @Get(':id')
  @Needs('audit.read')
  @AuditsRead('audit-event')
  @ApiResponse({ status: 200, type: AuditEventDto, description: 'The event' })
  @ResourceErrors(400, 401, 403, { reason: 'not_found', message: message('no_event') })
  async getAuditEvent(@Param('id') id: string): Promise<AuditEventDto> {
    if (!/^\d{1,10}$/.test(id)) throw new DomainError('not_found', message('no_event'));
    return toAuditEventDto(await this.audit.detail(Number(id)));
  }
}
