import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { fails } from '../../platform/http/validation.js';

export class ReportHolderQuery {
  /** As in the passport; letter case and repeated blanks do not matter. @example "WANG XIAOMING" */
  @IsOptional()
  @IsString(fails('text_needed', { name: 'name' }))
  @MaxLength(200, fails('name_too_long', { name: 'name' }))
  @ApiProperty({ required: true })
  name?: string;

  /** @example "E12345678" */
  @IsOptional()
  @IsString(fails('text_needed', { name: 'passport' }))
  @MaxLength(80, fails('name_too_long', { name: 'passport' }))
  @ApiProperty({ required: true })
  passport?: string;

  /** yyyy-MM-dd, not after today. @example "2001-04-30" */
  @IsOptional()
  @IsString(fails('date_needed', { name: 'birth' }))
  @MaxLength(20, fails('date_needed', { name: 'birth' }))
  @ApiProperty({ required: true })
  birth?: string;
}
