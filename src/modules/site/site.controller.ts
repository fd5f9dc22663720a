import { Controller, Get } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { StaffPasswords } from '../../domain/account/password.js';
import { SiteDetails } from '../../domain/site/site-details.js';
import { WalletRules } from '../../domain/wallet/wallet-rules.js';
import { Open } from '../../platform/http/access.js';
import { ResourceErrors } from '../../platform/http/docs/resource-docs.js';
import { UsualTimeService } from '../statistics/usual-time.service.js';
import { SiteDto, toSiteDto } from './site.dto.js';

@ApiTags('Site')
@Controller('api/v1/site')
export class SiteController {
  constructor(
    private readonly site: SiteDetails,
    private readonly wallet: WalletRules,
    private readonly staffPasswords: StaffPasswords,
    private readonly usualTime: UsualTimeService,
  ) {}

  /** Contact details, the figures of the home page, how long a decision takes and links to ministries */
  @Get()
  @Open()
  @ApiResponse({ status: 200, type: SiteDto, description: 'The settings of this installation' })
  @ResourceErrors()
  async getSite(): Promise<SiteDto> {
    const usualTime = await this.usualTime.read();
    return toSiteDto(this.site, { usualTime, wallet: this.wallet.on, staffPasswordMin: this.staffPasswords.min });
  }
}
