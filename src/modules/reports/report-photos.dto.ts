import { PickType } from '@nestjs/swagger';
import { ReportHolderQuery } from './report-holder.dto.js';

/** What whoever holds the paper reads on it. */
export class ReportPhotoDto extends PickType(ReportHolderQuery, ['passport', 'birth'] as const) {}
