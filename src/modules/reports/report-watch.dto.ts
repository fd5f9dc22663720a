import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { emailProblem } from '../../domain/account/email.js';
import { LANGUAGES, type Language } from '../../domain/account/user.js';
import { message } from '../../domain/messages/message.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { fails } from '../../platform/http/validation.js';

const TOKEN_MAX = 200;

const tokenRule = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= TOKEN_MAX ? null : message('token_needed');

export class WatchReportDto {
  /** Who is to be told. @example "hiring@example.com" */
  @Rule(emailProblem)
  email!: string;

  /** Of the mails; English if left out. */
  @IsOptional()
  @IsIn(LANGUAGES, fails('one_of_needed', { name: 'language', choices: LANGUAGES.join(', ') }))
  @ApiProperty({ enum: LANGUAGES, required: false, example: 'en' })
  language?: Language;
}

export class WatchAskedDto {
  /** Until when the link in the mail works. @example "2026-03-02T04:05:06.789Z" */
  confirmBy!: string;
}

export class WatchedReportDto {
  /** Until when the address is told of changes. @example "2026-06-01T04:05:06.789Z" */
  until!: string;
}

export class WatchTokenDto {
  /** As in the link of the mail. @example "17.1780286706.3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" */
  @Rule(tokenRule)
  token!: string;
}

export class WatchStoppedDto {
  /** @example true */
  stopped!: boolean;
}
