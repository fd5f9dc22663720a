import { Controller, Get } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { NOTICE_LANGUAGES, NOTICES } from '../../domain/privacy/notice.js';
import { Open } from '../../platform/http/access.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { NoticeDto } from './privacy.dto.js';

@ApiTags('Personal data')
@Controller('api/v1/notices')
export class NoticesController {
  /**
   * The notices in their present versions
   *
   * @remarks Whoever shows one of them and asks for consent sends its version and language along.
   */
  @Get()
  @Open()
  @ApiResponse({ status: 200, type: NoticeDto, isArray: true, description: 'All of them' })
  @ResourceErrors()
  listNotices(): NoticeDto[] {
    return NOTICES.map(({ name, version }) => ({ notice: name, version, languages: [...NOTICE_LANGUAGES] }));
  }
}
