import { ApiProperty } from '@nestjs/swagger';
import { PART_STATES, type PartState } from '../../domain/status/service-status.js';
import type { ServiceStatus } from './status.service.js';

export class PartStatesDto {
  /** Pages, accounts and checks of reports. */
  @ApiProperty({ enum: PART_STATES })
  site!: PartState;
  /** Documents that are sent in and looked at. */
  @ApiProperty({ enum: PART_STATES })
  files!: PartState;
  /** Reports and mails, which are made in the background. */
  @ApiProperty({ enum: PART_STATES })
  reports!: PartState;
}

export class StatusDayDto {
  /** In Malaysia. @example "2026-11-25" */
  day!: string;
  /** `down`: for half an hour or more; `slow`: late, or away for some minutes; `null`: nothing is known of this day. */
  states!: PartStatesDto | null;
}

export class ServiceStatusDto {
  now!: PartStatesDto;
  /** The last fourteen, the oldest first; none where the database is away. */
  days!: StatusDayDto[];
}

export function toServiceStatusDto({ now, days }: ServiceStatus): ServiceStatusDto {
  return { now: { ...now }, days: days.map(({ day, states }) => ({ day, states: states && { ...states } })) };
}
